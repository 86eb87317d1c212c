import { useSyncExternalStore } from 'react'

/**
 * Where games are not played. 37.5rem, 600 px, is the narrow side of the smallest tablets; 30rem is higher than any
 * telephone that is turned on its side. The height asks for a finger: a laptop's window at 200 % zoom is as
 * low, but there one scrolls with a mouse or keys, and those who need large text can play.
 */
export const SMALL_SCREEN = '(width < 37.5rem), (height < 30rem) and (pointer: coarse)'

const query = globalThis.window?.matchMedia(SMALL_SCREEN)

/** False while the page is rendered at build. */
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
