import { type RefObject, useEffect } from 'react'

/** Elements that the Tab key reaches. */
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [contenteditable="true"]'

/**
 * Moves the focus to where the Tab key would have gone when the focused element is removed, e.g. the button
 * of a deleted row. Otherwise a screen reader would start again at the top of the page.
 */
export function useFocusAfterRemoval(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current
    if (!root) return
    /** The element focused last, then its ancestors up to `root`. */
    let focusPath: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      focusPath = target instanceof Element ? pathUp(target, root) : []
    }
    const moveFocus = (changes: MutationRecord[]) => {
      const [removed] = focusPath
      if (!removed || removed.isConnected || document.activeElement !== document.body) return
      const dialog = focusPath.find((each) => each.isConnected && each.matches('dialog[open]'))
      nextFocusable(removed, focusPath, changes, dialog ?? root)?.focus()
    }
    const observer = new MutationObserver(moveFocus)
    observer.observe(root, { childList: true, subtree: true })
    root.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', remember)
    }
  }, [within])
}

function pathUp(start: Element, end: Element): Element[] {
  const { parentElement } = start
  return start === end || !parentElement ? [start] : [start, ...pathUp(parentElement, end)]
}

/** The first focusable element after the removed one, else the last one before it. */
function nextFocusable(removed: Element, focusPath: Element[], changes: MutationRecord[], root: Element) {
  const removal = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removed)))
  const previous = removal?.previousSibling?.isConnected ? removal.previousSibling : null
  const ancestor = focusPath.find(({ isConnected }) => isConnected)
  const start = previous ?? ancestor
  const focusables = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) =>
    element.checkVisibility(),
  )
  const isAfter = (element: Element) =>
    start !== undefined &&
    (start.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    !previous?.contains(element)
  return focusables.find(isAfter) ?? focusables.at(-1)
}
