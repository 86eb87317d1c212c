import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps in `--top` how far below the page's top the element begins, so that its style can give it the rest of the
 * screen. When `isOn` begins it scrolls at once to where the element is seen whole: the page's top, if it fits there.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  // Measured also before: a board that is laid out should not have to be laid out anew.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let known = -1
    const measure = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY)
      if (top === known) return
      known = top
      element.style.setProperty('--top', `${top}px`)
    }
    measure()
    // The header grows with the menu, the text and the name of who is signed in.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref])
  useLayoutEffect(() => {
    if (!isOn || !ref.current) return
    const bottom = ref.current.getBoundingClientRect().bottom + window.scrollY
    window.scrollTo({ top: Math.ceil(bottom) - window.innerHeight, behavior: 'instant' })
  }, [ref, isOn])
}
