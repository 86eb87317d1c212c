/**
 * Holds the single element that plays recordings, created on first use: browsers unlock an element, not a page.
 * @param synthesis speaks texts without a recording
 */
export function createSoundPlayer<Player extends Pick<HTMLAudioElement, 'load'>>(
  createElement: () => Player,
  synthesis: Pick<SpeechSynthesis, 'speak'> | undefined,
) {
  let player: Player | null = null
  const get = () => {
    player ??= createElement()
    return player
  }
  return {
    get,
    unlock() {
      if (player) return
      get().load()
      if (!synthesis) return
      // Some tablets let a page speak only after it has spoken inside a click.
      const silence = new SpeechSynthesisUtterance(' ')
      silence.volume = 0
      synthesis.speak(silence)
    },
  }
}

const sound = createSoundPlayer(() => new Audio(), globalThis.window?.speechSynthesis)

export const soundPlayer = sound.get

/** Call inside the click that starts a game: afterwards the browser lets the page play and speak without a gesture. */
export const unlockSound = sound.unlock

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
