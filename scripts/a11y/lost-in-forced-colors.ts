/**
 * Controls that need a visible edge in forced colours, where backgrounds look alike. The browser draws the
 * edges of all other controls itself.
 */
export const PRESSABLE =
  'button, select, textarea, dialog[open], input:not([type="hidden"], [type="range"], [type="radio"], [type="checkbox"])'

/**
 * Runs in the page with forced colours. Returns controls without an edge, and pressed, checked or current
 * controls without the thick bottom edge of web/ui/base.css.
 */
export function lostInForcedColors(selector: string): string[] {
  // Short transitions run even with reduced motion.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const thick = 6
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)
  const isDrawn = (width: string, style: string, color: string) =>
    Number.parseFloat(width) > 0 && style !== 'none' && style !== 'hidden' && !isTransparent(color)
  /** True if the element, or a child that fills it such as the back of a card, has an edge. */
  const hasEdge = (element: Element) => {
    const { width } = element.getBoundingClientRect()
    const faces = [...element.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().width >= 0.9 * width,
    )
    return [element, ...faces].some((face) => {
      const style = getComputedStyle(face)
      return (
        isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor) ||
        isDrawn(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor)
      )
    })
  }
  const named = (element: Element) =>
    `${element.localName} "${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}"`

  const pressable = [...document.querySelectorAll(selector)].filter(isSeen)
  const edgeless = pressable.filter(
    (element) => !(element instanceof HTMLInputElement && element.labels?.length) && !hasEdge(element),
  )
  const on = ':is(button, a):is([aria-pressed="true"], [aria-checked="true"], [aria-current])'
  const unmarked = [...document.querySelectorAll(on)].filter(
    (element) => isSeen(element) && Number.parseFloat(getComputedStyle(element).borderBottomWidth) < thick,
  )
  return [
    ...edgeless.map((element) => `no edge in forced colours: ${named(element)}`),
    ...unmarked.map((element) => `not visible as chosen in forced colours: ${named(element)}`),
  ]
}
