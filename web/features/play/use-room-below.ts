import { type RefObject, useLayoutEffect } from 'react'

/**
 * While `isOn`, keeps in `--top` how far below the page's top the element begins, so that its style can give
 * it the rest of the screen, and at once scrolls to where it is seen whole: the page's top, if it fits there.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!isOn || !element) return
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY
      element.style.setProperty('--top', `${Math.ceil(top)}px`)
    }
    measure()
    const bottom = element.getBoundingClientRect().bottom + window.scrollY
    window.scrollTo({ top: Math.ceil(bottom) - window.innerHeight, behavior: 'instant' })
    // The header grows with the menu, the text and the name of who is signed in.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, isOn])
}
