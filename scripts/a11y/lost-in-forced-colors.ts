/** What is pressed or filled in, but what the browser draws itself: an edge tells it from text where the device paints all grounds alike. */
export const PRESSABLE =
  'button, select, textarea, dialog[open], input:not([type="hidden"], [type="range"], [type="radio"], [type="checkbox"])'

/**
 * In the page, while colours are forced: what can be pressed and has no edge that tells it from text, and what is
 * pressed, chosen or current and has no thick edge below (web/ui/base.css) or mark of the browser's own.
 */
export function lostInForcedColors(selector: string): string[] {
  // Without motion every change of style is still a transition, if a short one.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()
  const thick = 6
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color)
  const isDrawn = (width: string, style: string, color: string) =>
    Number.parseFloat(width) > 0 && style !== 'none' && style !== 'hidden' && !isTransparent(color)
  /** Of itself, or of what fills it, such as the back of a card. */
  const hasEdge = (element: Element) => {
    const { width } = element.getBoundingClientRect()
    const faces = [...element.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().width >= 0.9 * width,
    )
    return [element, ...faces].some((face) => {
      const its = getComputedStyle(face)
      return (
        isDrawn(its.outlineWidth, its.outlineStyle, its.outlineColor) ||
        isDrawn(its.borderBottomWidth, its.borderBottomStyle, its.borderBottomColor)
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
    ...unmarked.map((element) => `not to be seen as chosen in forced colours: ${named(element)}`),
  ]
}
