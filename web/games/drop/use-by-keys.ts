import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the keyboard has been used in the element. Once it has, this stays: what a later click is aimed at does not
 * move from under it.
 */
export function useByKeys(ref: RefObject<HTMLElement | null>): boolean {
  const [isByKeys, setByKeys] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const onFocus = () => {
      if (element.querySelector(':focus-visible')) setByKeys(true)
    }
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [ref])
  return isByKeys
}
