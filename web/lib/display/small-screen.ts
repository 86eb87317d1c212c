import { useSyncExternalStore } from 'react'

/**
 * Screens on which games are not playable. 37.5rem (600 px) is the width of the smallest tablets; 30rem is
 * taller than any phone in landscape. The height applies to touch screens only: a laptop at 200 % zoom is as
 * low, but can scroll with a mouse or keys.
 */
export const SMALL_SCREEN = '(width < 37.5rem), (height < 30rem) and (pointer: coarse)'

const query = globalThis.window?.matchMedia(SMALL_SCREEN)

/** False in the prerendered page. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
