/**
 * The one element that plays recordings, made when it is first needed: browsers unlock an element, not a page.
 * @param synthesis speaks where there is no recording
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
      // Some tablets let a page speak only after it spoke inside a click.
      const silence = new SpeechSynthesisUtterance(' ')
      silence.volume = 0
      synthesis.speak(silence)
    },
  }
}

const sound = createSoundPlayer(() => new Audio(), globalThis.window?.speechSynthesis)

export const soundPlayer = sound.get

/** To be called inside the click that starts a game: from then on the browser lets the page play and speak by itself. */
export const unlockSound = sound.unlock
