import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps in `--top` how far below the page's top the element begins, so that its style can give it the rest of the
 * screen: also before `isOn`, since a board that is laid out should not have to be laid out again. While `isOn` it
 * scrolls at once to where the element is seen whole: the page's top, if it fits there.
 */
export function useSpaceBelow(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let known = -1
    const follow = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY)
      if (top === known) return
      known = top
      element.style.setProperty('--top', `${top}px`)
      if (!isOn) return
      const bottom = element.getBoundingClientRect().bottom + window.scrollY
      window.scrollTo({ top: Math.ceil(bottom) - window.innerHeight, behavior: 'instant' })
    }
    follow()
    // The header grows with the menu, the text and the name of who is signed in.
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, isOn])
}
