import { useEffect, useEffectEvent } from 'react'
import { onHidden } from './on-hidden.ts'

/** Calls `leave` when the page becomes hidden and when the component unmounts. */
export function useOnLeave(leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const end = onHidden(() => onLeave())
    return () => {
      end()
      onLeave()
    }
  }, [])
}
