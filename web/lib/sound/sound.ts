import { useSyncExternalStore } from 'react'
import type { Voice } from '../../../domain/api/settings.ts'
import { mediaUrl } from '../file-urls.ts'
import { claimAudio } from './claim-audio.ts'
import { lateVoice } from './late-voice.ts'
import { createSoundChannel, SILENCE, type Sound, type SoundState } from './sound-channel.ts'
import { soundPlayer } from './sound-player.ts'
import { onSoundSettings, soundSettings } from './sound-settings.ts'

/** The address of the teacher's own recording of what is said; `sound` as pages have it. */
type OwnVoice = (sound: string | null, text: string) => string | undefined

let ownVoiceOf: OwnVoice = () => undefined
let schoolVoice: Voice = 'site'

const channel = createSoundChannel({
  createPlayer: soundPlayer,
  voice: lateVoice,
  settings() {
    const { isOn, voice } = soundSettings()
    // A page that is left or hidden stops what plays, and begins nothing.
    return { isOn: isOn && !document.hidden, voice: voice === 'school' ? schoolVoice : voice }
  },
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
 * Says `text`: as the teacher recorded it, else in the voice that the device or the school chose, else in the other. A new sound
 * stops the last. `useSound` tells what became of it.
 * @param sound of the site's voice, its path under the media base; or the address of a recording; null where there is none
 */
export function playSound(sound: string | null, text: string): void {
  channel.play(soundOf(sound, text))
}

/** As `playSound`, in this voice, to be tried. */
export function tryVoice(voice: Voice, sound: string, text: string): void {
  channel.play({ url: mediaUrl(sound), text, voice })
}

/** Once more what was played or refused. */
export const playAgain = channel.play

/** As `playSound`, but behind all that is heard and waits: for what a game asks by itself. */
export function playBehind(sound: string | null, text: string, isEnglish?: boolean): void {
  channel.queue([{ ...soundOf(sound, text), isEnglish }], 'behind')
}

/** As `playSound`, but what can be heard again stays what it was: for a fanfare. */
export function playAside(url: string, text: string): void {
  channel.play({ own: url, url: null, text, isAside: true })
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

/** From now on these are heard in the place of all others, and `voice` where a device chose none. */
export function hearVoices(ownVoice: OwnVoice, voice: Voice): void {
  ownVoiceOf = ownVoice
  schoolVoice = voice
}

/** The address of the recording that says a text, the teacher's or the site's; null where there is none. */
export function recordingOf(sound: string | null, text: string): string | null {
  return ownVoiceOf(sound, text) ?? (sound && mediaUrl(sound))
}

/** Fetches a recording that may be wanted soon, if it is not here. What fails here fails visibly where it is played. */
export function preloadSound(sound: string | null): void {
  if (sound !== null && !sound.startsWith('data:'))
    fetch(ownVoiceOf(sound, '') ?? mediaUrl(sound)).catch(() => undefined)
}

/** Stops everything, as on leaving a page. */
export const stopSound = channel.stop

export function useSound(): SoundState {
  return useSyncExternalStore(channel.subscribe, channel.current, () => SILENCE)
}

function soundOf(sound: string | null, text: string): Sound {
  const url = sound && mediaUrl(sound)
  // What has an address of its own was uploaded, or has just been recorded.
  const isOwn = url !== null && url === sound
  return { own: ownVoiceOf(sound, text) ?? (isOwn ? url : undefined), url: isOwn ? null : url, text }
}
