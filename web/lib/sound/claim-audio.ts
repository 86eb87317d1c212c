/** Only one word, song or video plays at a time: a new one claims the audio and stops the previous one. */

let stopCurrent: (() => void) | null = null

// A hidden page is silent.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) stopAudio()
})

/**
 * Call when something begins to play.
 * @param stop stops it; must be the same function for the same player
 */
export function claimAudio(stop: () => void): void {
  if (stop === stopCurrent) return
  stopCurrent?.()
  stopCurrent = stop
}

export function stopAudio(): void {
  stopCurrent?.()
}
