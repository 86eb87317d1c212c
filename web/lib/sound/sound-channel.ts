import type { Voice } from '../../../domain/api/settings.ts'
import type { DeviceVoice } from './device-voice.ts'

/** Something to hear, by the first of its voices that can be heard; a chime has no words. */
export interface Sound {
  /** What a person recorded, which goes before every other voice. */
  own?: string | undefined
  /** In the site's voice; null where it has none. */
  url: string | null
  /** The words, for the device's voice. */
  text: string
  /** They are English. */
  isEnglish?: boolean | undefined
  /** To be tried, whichever voice is chosen. */
  voice?: Voice
  /** A fanfare: "again" repeats the words before it. */
  isAside?: true
}

export interface SoundState {
  /** What is heard now; null in silence. */
  playing: Sound | null
  /** What the browser refused to play before a touch: show "Touche pour écouter", which plays it again. */
  blocked: Sound | null
  /** What cannot be heard on this device at all: no recording, and no French voice or one that fails. */
  unheard: Sound | null
  /** The device's voice stood in for the last sound. Stays after its end, so that the mark can be read. */
  isDeviceVoice: boolean
  /** What can be heard again; null until something was, and once everything was stopped. */
  last: Sound | null
}

export interface SoundChannel {
  current(): SoundState
  subscribe(listener: () => void): () => void
  /** Stops what is heard, drops what waits, and plays this. */
  play(sound: Sound): void
  /** Plays these one after the other when what is heard now is over: behind what waits already, or in its place. */
  queue(sounds: readonly Sound[], place: 'behind' | 'instead'): void
  stop(): void
}

/** What the channel needs of an `HTMLAudioElement`. */
export interface AudioPlayer extends Pick<HTMLAudioElement, 'src' | 'currentTime' | 'play' | 'pause'> {
  onended: ((event: Event) => void) | null
  onerror: ((event: Event) => void) | null
}

interface SoundChannelOptions {
  /** Called once, by the first recording. */
  createPlayer(): AudioPlayer
  voice: DeviceVoice
  settings(): { isOn: boolean; voice: Voice }
}

/** By what a sound can be heard: a recording, or the device's voice. */
type Way = { url: string } | 'chosen device' | 'device'

/** Longer than any sentence, in milliseconds: a sound that does not end in time is given up, so that the next can begin. */
const LONGEST_MS = 7000

export const SILENCE: SoundState = {
  playing: null,
  blocked: null,
  unheard: null,
  isDeviceVoice: false,
  last: null,
}

/** The one channel that everything heard goes through. */
export function createSoundChannel({ createPlayer, voice, settings }: SoundChannelOptions): SoundChannel {
  const listeners = new Set<() => void>()
  let state = SILENCE
  let player: AudioPlayer | null = null
  // Each sound has a turn of its own: late events of an earlier one are ignored.
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
    // The failure of a recording is announced twice, by the element and by play(): the second finds another turn.
    turn++
    if (!way) end(isWordless(sound) ? toldOf(state) : { unheard: sound })
    else if (typeof way === 'string') speak(sound, way === 'chosen device', others)
    else record(sound, way.url, others)
  }
  /** What was heard is over: the next sound begins, with no silence to be told of between them. */
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
    // A chime changes nothing of what is told of the words before it.
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
  /** After the touch it is this sound that is wanted: what waited for it is dropped. */
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

/** In the order in which they are tried. */
function waysOf(sound: Sound, chosen: Voice): Way[] {
  const { own, url } = sound
  const site = url === null ? [] : [{ url }]
  if (isWordless(sound)) return site
  const voices: Way[] = chosen === 'device' ? ['chosen device', ...site, 'device'] : [...site, 'device']
  return own === undefined ? voices : [{ url: own }, ...voices]
}

type News = Omit<Partial<SoundState>, 'last'>

/** What stays to be read of a sound that is over. */
function toldOf({ blocked, unheard, isDeviceVoice }: SoundState): News {
  return { blocked, unheard, isDeviceVoice }
}

function isWordless({ text }: Sound): boolean {
  return text === ''
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}
