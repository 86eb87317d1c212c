import { useSyncExternalStore } from 'react'

/**
 * Whether the whole document fills the screen: the document and not the game alone, so that what stands above
 * the page, such as the cheering for a Bravo, is still seen. The page then hides its header and footer by style.
 */
export function useFullScreen(): boolean {
  return useSyncExternalStore(subscribe, isFullScreen, () => false)
}

/** To be called inside a click. A browser that refuses leaves everything as it was. */
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
