import { type RefObject, useLayoutEffect } from 'react'

/**
 * While `isOn`, brings the page to its top and keeps in `--top` how far below it the element begins, so that
 * its style can give it the rest of the screen: a board is seen whole, without scrolling.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!isOn || !element) return
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY
      element.style.setProperty('--top', `${Math.ceil(top)}px`)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    // The header grows with the menu, the text and the name of who is signed in.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, isOn])
}
