/** Focuses the page's heading, e.g. after the pressed button was removed and nothing else takes its place. */
export function focusHeading(heading = document.querySelector<HTMLElement>('main h1')): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
