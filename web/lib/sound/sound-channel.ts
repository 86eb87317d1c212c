import type { Voice } from '../../../domain/api/settings.ts'
import type { DeviceVoice } from './device-voice.ts'

/** A sound, played with the first of its voices that works. A chime has no text. */
export interface Sound {
  /** URL of a person's recording, which takes precedence over other voices. */
  own?: string | undefined
  /** URL of the generated sound, or null. */
  url: string | null
  /** The text, for the device's voice. */
  text: string
  /** The text is English. */
  isEnglish?: boolean | undefined
  /** Overrides the chosen voice, to try one. */
  voice?: Voice
  /** Not repeated by "again", which repeats the words before it, e.g. for a fanfare. */
  isAside?: true
}

export interface SoundState {
  /** The sound that is playing, or null. */
  playing: Sound | null
  /** The sound that the browser refused to play before a touch: "Touche pour écouter" plays it again. */
  blocked: Sound | null
  /** The sound that this device cannot play: no recording, and no French voice or one that fails. */
  unheard: Sound | null
  /**
   * The device's voice replaced a recording for the last sound. Stays set after its end, so that the mark can
   * be read.
   */
  isDeviceVoice: boolean
  /** The sound that "again" repeats. Null before the first one and after `stop`. */
  last: Sound | null
}

export interface SoundChannel {
  current(): SoundState
  subscribe(listener: () => void): () => void
  /** Stops the current sound, clears the queue and plays this sound. */
  play(sound: Sound): void
  /** Plays these sounds after the current one: appended to the queue, or replacing it. */
  queue(sounds: readonly Sound[], place: 'behind' | 'instead'): void
  stop(): void
}

/** The part of `HTMLAudioElement` that the channel needs. */
export interface AudioPlayer extends Pick<HTMLAudioElement, 'src' | 'currentTime' | 'play' | 'pause'> {
  onended: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
}

interface SoundChannelOptions {
  /** Called once, for the first recording. */
  createPlayer(): AudioPlayer
  voice: DeviceVoice
  settings(): { isOn: boolean; voice: Voice }
}

/** A way to play a sound: a recording or the device's voice. */
type Way = { url: string } | 'chosen device' | 'device'

/** Longer than any sentence, in milliseconds. A sound that does not end in time is abandoned for the next one. */
const LONGEST_MS = 7000

export const SILENCE: SoundState = {
  playing: null,
  blocked: null,
  unheard: null,
  isDeviceVoice: false,
  last: null,
}

/** Creates the channel that all sounds go through. */
export function createSoundChannel({ createPlayer, voice, settings }: SoundChannelOptions): SoundChannel {
  const listeners = new Set<() => void>()
  let state = SILENCE
  let player: AudioPlayer | null = null
  // Each attempt has its own turn, so that late events of an earlier one are ignored.
  let turn = 0

  let waiting: readonly Sound[] = []
  let lateTimer: ReturnType<typeof setTimeout> | undefined
  let isLate = false
  let last: Sound | null = null

  const note = (news: News) => {
    state = { ...SILENCE, last, ...news }
  }
  const tell = (news: News) => {
    note(news)
    for (const listener of listeners) listener()
  }
  const getPlayer = () => {
    player ??= createPlayer()
    return player
  }
  const silence = () => {
    turn++
    clearTimeout(lateTimer)
    player?.pause()
    voice.stop()
  }

  const begin = (sound: Sound) => {
    silence()
    isLate = false
    if (!sound.isAside) last = sound
    const { isOn, voice: chosen } = settings()
    if (!isOn) {
      waiting = []
      tell({})
      return
    }
    lateTimer = setTimeout(() => {
      isLate = true
      if (waiting.length > 0) end({})
    }, LONGEST_MS)
    tryWays(sound, waysOf(sound, sound.voice ?? chosen))
  }
  const tryWays = (sound: Sound, [way, ...others]: readonly Way[]) => {
    // A failed recording is reported twice, by the element and by play(): the second report has an outdated turn.
    turn++
    if (!way) end(isWordless(sound) ? toldOf(state) : { unheard: sound })
    else if (typeof way === 'string') speak(sound, way === 'chosen device', others)
    else record(sound, way.url, others)
  }
  /** Ends a sound. If another one waits, it begins without announcing silence in between. */
  const end = (news: News) => {
    const [next, ...rest] = waiting
    waiting = rest
    if (next) {
      note(news)
      begin(next)
    } else tell(news)
  }

  const record = (sound: Sound, url: string, others: readonly Way[]) => {
    const mine = turn
    const ifMine = (then: () => void) => () => {
      if (turn === mine) then()
    }
    // A chime leaves the notices about the words before it unchanged.
    const told = isWordless(sound) ? toldOf(state) : {}
    const fallBack = ifMine(() => tryWays(sound, others))
    const element = getPlayer()
    tell({ ...told, playing: sound })
    element.onended = ifMine(() => end(told))
    element.onerror = fallBack
    element.src = url
    element.currentTime = 0
    element.play().catch((error: unknown) => {
      if (isRefusal(error) && !isWordless(sound)) ifMine(() => refuse(sound))()
      else fallBack()
    })
  }

  const speak = (sound: Sound, isChosen: boolean, others: readonly Way[]) => {
    const isDeviceVoice = !isChosen
    tell({ playing: sound, isDeviceVoice })
    voice.speak(sound.text, {
      isChosen,
      isEnglish: sound.isEnglish,
      onEnd: () => end({ isDeviceVoice }),
      onRefused: () => refuse(sound),
      onFailed: () => tryWays(sound, others),
    })
  }
  /** Stops and clears the queue: after the touch, this sound is wanted. */
  const refuse = (sound: Sound) => {
    waiting = []
    tell({ blocked: sound })
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(sound) {
      waiting = []
      begin(sound)
    },
    queue(sounds, place) {
      waiting = place === 'behind' ? [...waiting, ...sounds] : sounds
      if (waiting.length > 0 && (state.playing === null || isLate)) end(toldOf(state))
    },
    stop() {
      silence()
      waiting = []
      last = null
      if (Object.values(state).some(Boolean)) tell({})
    },
  }
}

/** Ways to play a sound, in the order in which they are tried. */
function waysOf(sound: Sound, chosen: Voice): Way[] {
  const { own, url } = sound
  const site = url === null ? [] : [{ url }]
  if (isWordless(sound)) return site
  const voices: Way[] = chosen === 'device' ? ['chosen device', ...site, 'device'] : [...site, 'device']
  return own === undefined ? voices : [{ url: own }, ...voices]
}

type News = Omit<Partial<SoundState>, 'last'>

/** The notices about a sound that stay visible after its end. */
function toldOf({ blocked, unheard, isDeviceVoice }: SoundState): News {
  return { blocked, unheard, isDeviceVoice }
}

function isWordless({ text }: Sound): boolean {
  return text === ''
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}
