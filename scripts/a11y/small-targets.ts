/** What can be touched: links of a sentence are as high as their line, which WCAG allows. */
export const TARGETS =
  'button, a[href], summary, select, textarea, [role="switch"], [role="tab"], input:not([type="hidden"])'

/** In the page: what is smaller than a fingertip, 44 px, with its size. Links in a line of text are left out. */
export function smallTargets(selector: string): string[] {
  const least = 43.5
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    // A label around a control, or for it, is touched in its place.
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
    const boxes = [target, label].flatMap((each) => (each ? [each.getBoundingClientRect()] : []))
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInLine = target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline'
    const isOutOfSight = boxes.every(({ width, height }) => width <= 1 || height <= 1)
    if (!isSeen || isInLine || isOutOfSight) return []
    if (boxes.some(({ width, height }) => width >= least && height >= least)) return []
    const [{ width, height } = { width: 0, height: 0 }] = boxes
    const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40)
    return [`${target.tagName.toLowerCase()} "${name}": ${Math.round(width)} x ${Math.round(height)}`]
  })
}
