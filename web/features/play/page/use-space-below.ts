import { type RefObject, useLayoutEffect } from 'react'

/**
 * Sets `--top` to the element's distance from the top of the page, so that CSS can give it the rest of the
 * screen. Set even if `isOn` is false, so that starting a round needs no second layout. While `isOn`, also
 * scrolls so that the whole element is visible.
 */
export function useSpaceBelow(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    let lastTop = -1
    const update = () => {
      const top = Math.ceil(element.getBoundingClientRect().top + window.scrollY)
      if (top === lastTop) return
      lastTop = top
      element.style.setProperty('--top', `${top}px`)
      if (!isOn) return
      const bottom = element.getBoundingClientRect().bottom + window.scrollY
      window.scrollTo({ top: Math.ceil(bottom) - window.innerHeight, behavior: 'instant' })
    }
    update()
    // The header's height changes with the menu, the text size and the user's name.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [ref, isOn])
}
