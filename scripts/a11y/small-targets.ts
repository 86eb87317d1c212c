/** Touch targets. */
export const TARGETS =
  'button, a[href], summary, select, textarea, [role="switch"], [role="tab"], input:not([type="hidden"])'

/** Runs in the page. Returns targets smaller than 44 px with their size. WCAG exempts links in a line of text. */
export function smallTargets(selector: string): string[] {
  const minimum = 43.5
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((target) => {
    // A control can also be touched on its label.
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined
    const boxes = [target, label].flatMap((each) => (each ? [each.getBoundingClientRect()] : []))
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isInLine = target instanceof HTMLAnchorElement && getComputedStyle(target).display === 'inline'
    const isOutOfSight = boxes.every(({ width, height }) => width <= 1 || height <= 1)
    if (!isSeen || isInLine || isOutOfSight) return []
    if (boxes.some(({ width, height }) => width >= minimum && height >= minimum)) return []
    const [{ width, height } = { width: 0, height: 0 }] = boxes
    const name = target.ariaLabel ?? target.textContent.trim().slice(0, 40)
    return [`${target.tagName.toLowerCase()} "${name}": ${Math.round(width)} x ${Math.round(height)}`]
  })
}
