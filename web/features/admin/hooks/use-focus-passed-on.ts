import { type RefObject, useEffect } from 'react'

/** Where the Tab key stops. */
const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [contenteditable="true"]'

/**
 * What goes when it is pressed, as the button of a row that is taken away, would take the focus along and leave a screen
 * reader at the top of the page: the focus passes to where the Tab key would have gone.
 */
export function useFocusPassedOn(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current
    if (!root) return
    /** What had the focus last, and all that it was in. */
    let way: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      way = target instanceof Element ? wayUp(target, root) : []
    }
    const passOn = (changes: MutationRecord[]) => {
      const [was] = way
      if (!was || was.isConnected || document.activeElement !== document.body) return
      const dialog = way.find((each) => each.isConnected && each.matches('dialog[open]'))
      placeOf(was, way, changes, dialog ?? root)?.focus()
    }
    const observer = new MutationObserver(passOn)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
    }
  }, [within])
}

function wayUp(from: Element, to: Element): Element[] {
  const { parentElement } = from
  return from === to || !parentElement ? [from] : [from, ...wayUp(parentElement, to)]
}

/** The first stop after the place where it was, else the last one before. */
function placeOf(was: Element, way: Element[], changes: MutationRecord[], root: Element) {
  const end = changes.find(({ removedNodes }) => [...removedNodes].some((gone) => gone.contains(was)))
  const before = end?.previousSibling?.isConnected ? end.previousSibling : null
  const around = way.find(({ isConnected }) => isConnected)
  const from = before ?? around
  const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility())
  const isAfter = (stop: Element) =>
    from !== undefined &&
    (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    !before?.contains(stop)
  return stops.find(isAfter) ?? stops.at(-1)
}
