import { type RefObject, useEffect, useState } from 'react'

/**
 * True once the keyboard has been used in the element. Stays true, so that nothing moves under a later click.
 */
export function useKeyboardUsed(ref: RefObject<HTMLElement | null>): boolean {
  const [isKeyboardUsed, setKeyboardUsed] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onFocus = () => {
      if (element.querySelector(':focus-visible')) setKeyboardUsed(true)
    }
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [ref])
  return isKeyboardUsed
}
