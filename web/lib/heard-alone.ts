/** One thing is heard at a time, be it a word, a song or a video. */

let stopCurrent: (() => void) | null = null

// A page that is out of sight is silent.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) hush()
})

/**
 * To be called when something begins to be heard: what was heard before it stops.
 * @param stop stops it in its turn; always the same function for the same thing
 */
export function beHeardAlone(stop: () => void): void {
  if (stop === stopCurrent) return
  stopCurrent?.()
  stopCurrent = stop
}

/** Stops what is heard, whatever it is. */
export function hush(): void {
  stopCurrent?.()
}
