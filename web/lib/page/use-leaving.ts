import { useEffect, useEffectEvent } from 'react'
import { onHidden } from './on-hidden.ts'

/** Does something when the page goes out of sight, and when the view is left. */
export function useLeaving(leave: () => void): void {
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    const end = onHidden(() => onLeave())
    return () => {
      end()
      onLeave()
    }
  }, [])
}
