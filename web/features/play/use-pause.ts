import { useEffect, useRef } from 'react'

/**
 * A round stands still from when its tab goes out of sight until the player says to go on: who comes back
 * after a while finds the game where it was. The focus then returns to where it was too.
 */
export function usePause(
  isPlaying: boolean,
  isPaused: boolean,
  setPaused: (isPaused: boolean) => void,
): void {
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    if (!isPlaying) return
    const onChange = () => {
      if (!document.hidden) return
      focused.current ??= document.activeElement
      setPaused(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      setPaused(false)
    }
  }, [isPlaying, setPaused])
  useEffect(() => {
    if (isPaused || !(focused.current instanceof HTMLElement)) return
    focused.current.focus({ preventScroll: true })
    focused.current = null
  }, [isPaused])
}
