import { useSyncExternalStore } from 'react'
import type { Voice } from '../../../domain/api/settings.ts'
import { mediaUrl } from '../file-urls.ts'
import { lazyVoice } from './lazy-voice.ts'
import { createSoundChannel, SILENCE, type Sound, type SoundState } from './sound-channel.ts'
import { claimAudio, soundPlayer } from './sound-player.ts'
import { onSoundSettings, setSoundSettings, soundSettings } from './sound-settings.ts'

/** Finds the URL of the teacher's recording of a text. `sound` is a path as pages store it. */
type FindRecording = (sound: string | null, text: string) => string | undefined

let findRecording: FindRecording = () => undefined
let schoolVoice: Voice = 'site'

const channel = createSoundChannel({
  createPlayer: soundPlayer,
  voice: lazyVoice,
  settings() {
    const { isOn, voice } = soundSettings()
    // A hidden page plays nothing.
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
  // A sound that failed claims the audio too: its notice disappears when something else plays.
  if (playing || unheard) claimAudio(channel.stop)
})

/**
 * Plays `text`: the teacher's recording, else in the chosen voice of the device or school, else in the other one.
 * Replaces the current sound. `useSound` reports the outcome.
 * @param sound path of the generated sound under the media base, URL of a recording, or null
 */
export function playSound(sound: string | null, text: string): void {
  channel.play(soundOf(sound, text))
}

/** For buttons that do nothing but play a sound: turns the device's sound on if it is off. */
export function turnSoundOn(): void {
  if (!soundSettings().isOn) setSoundSettings({ isOn: true })
}

/** Like `playSound`, for buttons that do nothing but play a sound. */
export function listen(sound: string | null, text: string): void {
  turnSoundOn()
  playSound(sound, text)
}

/** Plays a sound in a given voice, to try it. */
export function tryVoice(voice: Voice, sound: string, text: string): void {
  channel.play({ url: mediaUrl(sound), text, voice })
}

/** Repeats a sound that was played or refused. */
export const replaySound = channel.play

/** Queues a sound after all others, for questions that a game asks on its own. */
export function queueSound(sound: string | null, text: string): void {
  channel.queue([soundOf(sound, text)], 'behind')
}

/** Queues a sound that was played, after all others. */
export function requeueSound(sound: Sound): void {
  channel.queue([sound], 'behind')
}

/** Queues a sentence of an instruction. An answer interrupts it. */
export function queueInstruction(sound: string, text: string, isEnglish?: boolean): void {
  channel.queue([{ ...soundOf(sound, text), isEnglish, isInstruction: true }], 'behind')
}

/** Plays a sound that "again" does not repeat, e.g. a fanfare. */
export function playUnrepeated(url: string, text: string): void {
  channel.play({ own: url, url: null, text, isAside: true })
}

/**
 * Plays a chime (path under the media base, or null) and words, replacing queued sounds and instructions. A
 * word that is already playing is finished first.
 */
export function playAnswer(
  chime: string | null,
  said: readonly { sound: string | null; word: string }[],
): void {
  const sounds: Sound[] = said.map(({ sound, word }) => soundOf(sound, word))
  if (chime !== null) sounds.unshift({ url: mediaUrl(chime), text: '', isAside: true })
  if (sounds.length > 0) channel.queue(sounds, 'instead')
}

/** Current state of the sound channel, and its subscription. */
export const { current: soundState, subscribe: onSound } = channel

/** Sets the teacher's recordings, and the voice for devices that have chosen none. */
export function setVoices(ownVoice: FindRecording, voice: Voice): void {
  findRecording = ownVoice
  schoolVoice = voice
}

/** Prefetches a recording. A failure shows when the sound is played. */
export function preloadSound(sound: string | null): void {
  if (sound !== null && !sound.startsWith('data:'))
    fetch(findRecording(sound, '') ?? mediaUrl(sound)).catch(() => undefined)
}

/** Stops all sounds, e.g. when the user leaves a page. */
export const stopSound = channel.stop

export function useSound(): SoundState {
  return useSyncExternalStore(channel.subscribe, channel.current, () => SILENCE)
}

function soundOf(sound: string | null, text: string): Sound {
  const url = sound && mediaUrl(sound)
  // A sound with a URL of its own was uploaded or has just been recorded.
  const isOwn = url !== null && url === sound
  return { own: findRecording(sound, text) ?? (isOwn ? url : undefined), url: isOwn ? null : url, text }
}
