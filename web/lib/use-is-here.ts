import { useCallback, useLayoutEffect, useRef } from 'react'

/** Tells whether the part of the page still stands: an answer may come when its pupil has gone elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  // With what takes it away: a passive effect would end a moment later.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
