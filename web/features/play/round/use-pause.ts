import { useLayoutEffect, useRef } from 'react'
import { isFocusFree } from '../../../lib/display/focus-free.ts'
import { onHidden } from '../../../lib/page/use-on-leave.ts'

/** Pauses the round when its tab is hidden, until the player continues. */
export function usePause(isPlaying: boolean, setPaused: (isPaused: boolean) => void): void {
  useLayoutEffect(() => {
    if (!isPlaying) return
    // The tab may have been hidden while the game was loading.
    if (document.hidden) setPaused(true)
    const unsubscribe = onHidden(() => setPaused(true))
    return () => {
      unsubscribe()
      setPaused(false)
    }
  }, [isPlaying, setPaused])
}

/** Browsers remove the focus from hidden elements. This restores it when the element is shown again. */
export function useFocusAfterwards(isHidden: boolean): void {
  const focused = useRef<EventTarget | null>(null)
  // A layout effect, so that focus taken by the covering view, such as the pause button, is not recorded.
  useLayoutEffect(() => {
    if (isHidden) return
    if (focused.current instanceof HTMLElement && isFocusFree(null))
      focused.current.focus({ preventScroll: true })
    focused.current = document.activeElement
    // Record the focus as it moves: when the screen size changes, it may already be lost.
    const record = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', record)
    return () => document.removeEventListener('focusin', record)
  }, [isHidden])
}
