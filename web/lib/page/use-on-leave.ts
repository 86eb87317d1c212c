import { useEffect, useEffectEvent } from 'react'

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

/** Calls `onHide` each time the page becomes hidden, e.g. before a reload. @returns unsubscribe */
export function onHidden(onHide: () => void): () => void {
  const onChange = () => {
    if (document.hidden) onHide()
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
