import type { Voice } from '../../../domain/api/settings.ts'
import { createListeners } from '../listeners.ts'
import type { DeviceVoice } from './device-voice.ts'

/** A sound, played with the first of its voices that works. */
export interface Sound {
  /** URL of a person's recording, which takes precedence over other voices. */
  own?: string | undefined
  /** URL of the generated sound, or null. */
  url: string | null
  /** The text, for the device's voice. Empty for a chime, and for a hidden sound whose word is the answer. */
  text: string
  /** The text is English. */
  isEnglish?: boolean | undefined
  /** Overrides the chosen voice, to try one. */
  voice?: Voice
  /** Not repeated by "again", which repeats the words before it, e.g. for a fanfare. */
  isAside?: true
  /** An instruction. Sounds that replace the queue interrupt it, so that an answer is heard immediately. */
  isInstruction?: true
}

export interface SoundState {
  /** The sound that is playing, or null. */
  playing: Sound | null
  /** The sound that the browser refused to play before a touch: "Touche pour écouter" plays it again. */
  blocked: Sound | null
  /**
   * The sound that this device cannot play: it has no recording, and the device's French voice is missing or
   * failed.
   */
  unheard: Sound | null
  /** The device's voice replaced a recording. Stays set after the sound ends, so that the mark can be read. */
  isDeviceVoice: boolean
  /** The sound that "again" repeats. Null before the first one and after `stop`. */
  last: Sound | null
}

export interface SoundChannel {
  current(): SoundState
  subscribe(listener: () => void): () => void
  /** Stops the current sound, clears the queue and plays this sound. */
  play(sound: Sound): void
  /**
   * Plays these sounds after the current one. `behind` appends them to the queue; `instead` replaces the
   * queue and interrupts a current instruction.
   */
  queue(sounds: readonly Sound[], mode: 'behind' | 'instead'): void
  stop(): void
}

/** The part of `HTMLAudioElement` that the channel needs. */
export interface AudioPlayer extends Pick<HTMLAudioElement, 'src' | 'currentTime' | 'play' | 'pause'> {
  onended: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
  ontimeupdate: ((event: Event) => void) | null
}

interface SoundChannelOptions {
  /** Called once, for the first recording. */
  createPlayer(): AudioPlayer
  voice: DeviceVoice
  settings(): { isOn: boolean; voice: Voice }
}

/** A way to play a sound: a recording or the device's voice. */
type Method = { url: string } | 'chosen device' | 'device'

/** A recording that makes no progress for this long is abandoned for the next sound. */
const STALL_TIMEOUT_MS = 7000

export const SILENCE: SoundState = {
  playing: null,
  blocked: null,
  unheard: null,
  isDeviceVoice: false,
  last: null,
}

/** Creates the channel that all sounds go through. */
export function createSoundChannel({ createPlayer, voice, settings }: SoundChannelOptions): SoundChannel {
  const { subscribe, notify } = createListeners()
  let state = SILENCE
  let player: AudioPlayer | null = null
  // Each attempt has its own number, so that late events of an earlier one are ignored.
  let attempt = 0

  let waiting: readonly Sound[] = []
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  let isStalled = false
  let last: Sound | null = null

  const setState = (change: StateChange) => {
    state = { ...SILENCE, last, ...change }
  }
  const publish = (change: StateChange) => {
    setState(change)
    notify()
  }
  const getPlayer = () => {
    player ??= createPlayer()
    return player
  }
  const silenceAll = () => {
    attempt++
    stopWatching()
    player?.pause()
    voice.stop()
  }
  const stopWatching = () => {
    isStalled = false
    clearTimeout(stallTimer)
  }
  const noteProgress = () => {
    stopWatching()
    stallTimer = setTimeout(() => {
      isStalled = true
      if (waiting.length > 0) end({})
    }, STALL_TIMEOUT_MS)
  }

  const start = (sound: Sound) => {
    silenceAll()
    if (!sound.isAside) last = sound
    const { isOn, voice: chosen } = settings()
    if (!isOn) {
      waiting = []
      publish({})
      return
    }
    tryMethods(sound, methodsFor(sound, sound.voice ?? chosen))
  }
  const tryMethods = (sound: Sound, [method, ...others]: readonly Method[]) => {
    // A failed recording is reported twice, by the element and by play(): the second report has an outdated number.
    attempt++
    stopWatching()
    if (!method) end(isChime(sound) ? lastingNotices(state) : { unheard: sound })
    else if (typeof method === 'string') speak(sound, method === 'chosen device', others)
    else playRecording(sound, method.url, others)
  }
  /** Ends a sound. If another one waits, starts it without reporting silence first. */
  const end = (change: StateChange) => {
    const [next, ...rest] = waiting
    waiting = rest
    if (next) {
      setState(change)
      start(next)
    } else publish(change)
  }

  const playRecording = (sound: Sound, url: string, others: readonly Method[]) => {
    const myAttempt = attempt
    const ifCurrent = (then: () => void) => () => {
      if (attempt === myAttempt) then()
    }
    // A chime leaves the notices about the words before it unchanged.
    const notices = isChime(sound) ? lastingNotices(state) : {}
    const fallBack = ifCurrent(() => tryMethods(sound, others))
    const element = getPlayer()
    publish({ ...notices, playing: sound })
    element.onended = ifCurrent(() => end(notices))
    element.onerror = fallBack
    element.ontimeupdate = ifCurrent(noteProgress)
    noteProgress()
    element.src = url
    element.currentTime = 0
    element.play().catch((error: unknown) => {
      if (isRefusal(error) && !isChime(sound)) ifCurrent(() => block(sound))()
      else fallBack()
    })
  }

  /** Needs no `noteProgress`: the device's voice itself detects when it hangs. */
  const speak = (sound: Sound, isChosen: boolean, others: readonly Method[]) => {
    const isDeviceVoice = !isChosen
    publish({ playing: sound, isDeviceVoice })
    voice.speak(sound.text, {
      isChosen,
      isEnglish: sound.isEnglish,
      onEnd: () => end({ isDeviceVoice }),
      onRefused: () => block(sound),
      onFailed: () => tryMethods(sound, others),
    })
  }
  /** Shows that a touch is needed, and clears the queue: the touch plays this sound only. */
  const block = (sound: Sound) => {
    waiting = []
    publish({ blocked: sound })
  }

  return {
    current: () => state,
    subscribe,
    play(sound) {
      waiting = []
      start(sound)
    },
    queue(sounds, mode) {
      waiting = mode === 'behind' ? [...waiting, ...sounds] : sounds
      const isFree =
        state.playing === null || isStalled || (mode === 'instead' && state.playing.isInstruction)
      if (waiting.length > 0 && isFree) end(lastingNotices(state))
    },
    stop() {
      silenceAll()
      waiting = []
      last = null
      if (Object.values(state).some(Boolean)) publish({})
    },
  }
}

/** Ways to play a sound, in the order in which they are tried. */
function methodsFor(sound: Sound, chosen: Voice): Method[] {
  const { own, url, text } = sound
  const person: Method[] = own === undefined ? [] : [{ url: own }]
  const site: Method[] = url === null ? [] : [{ url }]
  if (text === '') return [...person, ...site]
  return chosen === 'device'
    ? [...person, 'chosen device', ...site, 'device']
    : [...person, ...site, 'device']
}

type StateChange = Omit<Partial<SoundState>, 'last'>

/** The notices about a sound that stay visible after its end. */
function lastingNotices({ blocked, unheard, isDeviceVoice }: SoundState): StateChange {
  return { blocked, unheard, isDeviceVoice }
}

function isChime({ text, isAside }: Sound): boolean {
  return text === '' && isAside === true
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}
