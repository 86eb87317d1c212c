import { useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../../lib/display/focus-free.ts'
import { onHidden } from '../../lib/page/on-hidden.ts'

/**
 * A round stands still from when its tab goes out of sight until the player says to go on: who comes back
 * after a while finds the game where it was.
 */
export function usePause(isPlaying: boolean, setPaused: (isPaused: boolean) => void): void {
  useLayoutEffect(() => {
    if (!isPlaying) return
    // What it takes to play may have been waited for in another tab.
    if (document.hidden) setPaused(true)
    const end = onHidden(() => setPaused(true))
    return () => {
      end()
      setPaused(false)
    }
  }, [isPlaying, setPaused])
}

/** A browser takes the focus from what is not shown: once it is shown again, the focus returns to where it was. */
export function useFocusAfterwards(isHidden: boolean): void {
  const focused = useRef<EventTarget | null>(null)
  // With what hides it: what then takes the focus, as the pause's button, is not where it returns to.
  useLayoutEffect(() => {
    if (isHidden) return
    if (focused.current instanceof HTMLElement && isFocusFree(null))
      focused.current.focus({ preventScroll: true })
    focused.current = document.activeElement
    // Noted as it comes: by the time that one knows of a smaller screen the focus may be gone.
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [isHidden])
}
