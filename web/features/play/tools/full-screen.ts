import { useSyncExternalStore } from 'react'

/**
 * Whether the document is in full screen. The whole document is used, not the game alone, so that overlays
 * such as the Bravo celebration stay visible. CSS hides the header and footer.
 */
export function useFullScreen(): boolean {
  return useSyncExternalStore(subscribe, isFullScreen, () => false)
}

/** Must be called in a click handler. Does nothing if the browser refuses. */
export function toggleFullScreen(): void {
  if (isFullScreen()) leaveFullScreen()
  else document.documentElement.requestFullscreen().catch(() => undefined)
}

export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(() => undefined)
}

function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}
