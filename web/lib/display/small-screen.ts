import { useSyncExternalStore } from 'react'

/**
 * Screens on which games are not playable. 600 px is the width of the smallest tablets; 480 px is taller than
 * any phone in landscape. In pixels, because boards scale with the window and not with the text. The height
 * applies to touch screens only: a laptop at 200 % zoom has as little height, but can scroll with a mouse or
 * keys.
 */
export const SMALL_SCREEN = '(width < 600px), (height < 480px) and (pointer: coarse)'

const smallScreenQuery = globalThis.window?.matchMedia(SMALL_SCREEN)

/** False in the prerendered page. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => smallScreenQuery?.matches ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  smallScreenQuery?.addEventListener('change', listener)
  return () => smallScreenQuery?.removeEventListener('change', listener)
}
