import { useCallback, useLayoutEffect, useRef } from 'react'

/** Whether the component is still mounted: an answer may come when its pupil has gone elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  // A layout effect ends with the unmount; a passive one would end later.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
