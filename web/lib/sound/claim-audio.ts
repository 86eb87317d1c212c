/** One word, song or video is heard at a time: whatever begins claims the audio, and what was playing stops. */

let stopCurrent: (() => void) | null = null

// A hidden page is silent.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) stopAudio()
})

/**
 * To be called when something begins to play.
 * @param stop stops it; the same function each time for the same thing
 */
export function claimAudio(stop: () => void): void {
  if (stop === stopCurrent) return
  stopCurrent?.()
  stopCurrent = stop
}

export function stopAudio(): void {
  stopCurrent?.()
}
