import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns a function that returns whether the component is still mounted, for use after an `await`. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false)
  // A layout effect is cleaned up during the unmount, a passive effect only later.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
