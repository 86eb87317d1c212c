import { useSyncExternalStore } from 'react'
import { mediaUrl } from '../file-urls.ts'
import { claimAudio } from './claim-audio.ts'
import { createDeviceVoice } from './device-voice.ts'
import { createSoundChannel, SILENCE, type Sound, type SoundState } from './sound-channel.ts'
import { soundPlayer } from './sound-player.ts'
import { onSoundSettings, soundSettings } from './sound-settings.ts'

/** The address of the teacher's own recording of what is said; `sound` as pages have it. */
type OwnVoice = (sound: string | null, text: string) => string | undefined

let ownVoiceOf: OwnVoice = () => undefined

const channel = createSoundChannel({
  createPlayer: soundPlayer,
  voice: createDeviceVoice(globalThis.window?.speechSynthesis),
  // A page that is left or hidden stops what plays, and begins nothing.
  settings: () => ({ ...soundSettings(), isOn: soundSettings().isOn && !document.hidden }),
})

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) channel.stop()
})
globalThis.window?.addEventListener('pagehide', () => channel.stop())
onSoundSettings(() => {
  if (!soundSettings().isOn) channel.stop()
})
channel.subscribe(() => {
  const { playing, unheard } = channel.current()
  // What could not be heard counts too: its notice goes when something else plays.
  if (playing || unheard) claimAudio(channel.stop)
})

/**
 * Plays a recording that says `text`, in the teacher's own voice where she said it herself; a new sound stops the last.
 * Where the recording does not load, the device's French voice says it. `useSound` tells what became of it.
 * @param sound path under the media base, or an address; null where there is none
 */
export function playSound(sound: string | null, text: string): void {
  channel.play(soundOf(sound, text))
}

/** As `playSound`, but behind all that is heard and waits: for what a game asks by itself. */
export function playBehind(sound: string | null, text: string): void {
  channel.queue([soundOf(sound, text)], 'behind')
}

/** As `playSound`, but what can be heard again stays what it was: for a fanfare. */
export function playAside(url: string, text: string): void {
  channel.play({ url, text, isAside: true })
}

/**
 * What is heard with an answer: once the word that is being said is over, a chime (its path under the media base; null
 * for none), then the words. It takes the place of what waits: who answers quickly does not leave the sounds behind.
 */
export function playAnswer(
  chime: string | null,
  said: readonly { sound: string | null; word: string }[],
): void {
  const sounds: Sound[] = said.map(({ sound, word }) => soundOf(sound, word))
  if (chime !== null) sounds.unshift({ url: mediaUrl(chime), text: '', isAside: true })
  if (sounds.length > 0) channel.queue(sounds, 'instead')
}

/** The store behind `useSound`. */
export const { current: soundNow, subscribe: onSound } = channel

/** From now on these are heard in the place of all others. */
export function hearOwnVoices(ownVoice: OwnVoice): void {
  ownVoiceOf = ownVoice
}

/** Fetches a recording that may be wanted soon. What fails here fails visibly where it is played. */
export function preloadSound(sound: string | null): void {
  if (sound !== null) fetch(ownVoiceOf(sound, '') ?? mediaUrl(sound)).catch(() => undefined)
}

/** Stops everything, as on leaving a page. */
export const stopSound = channel.stop

export function useSound(): SoundState {
  return useSyncExternalStore(channel.subscribe, channel.current, () => SILENCE)
}

function soundOf(sound: string | null, text: string): Sound {
  return { url: ownVoiceOf(sound, text) ?? (sound && mediaUrl(sound)), text }
}
