import type { DeviceVoice } from './device-voice.ts'
import type { SoundSettings } from './sound-settings.ts'

/** Something to hear: its recording, null where there is none, and the words, for the device's voice. */
export interface Sound {
  url: string | null
  text: string
  /** Beside what is learned: it is not what one wants to hear again. */
  isAside?: true
}

export interface SoundState {
  /** What is heard now; null in silence. */
  playing: Sound | null
  /** What the browser refused to play before a touch: show "Touche pour écouter", which plays it again. */
  blocked: Sound | null
  /** What cannot be heard on this device at all: no recording, and no French voice or one that fails. */
  unheard: Sound | null
  /** The last sound came from the device's voice. Stays after its end, so that the mark can be read. */
  isDeviceVoice: boolean
  /** What can be heard again; null until something was, and once everything was stopped. */
  last: Sound | null
}

export interface SoundChannel {
  current(): SoundState
  subscribe(listener: () => void): () => void
  /** Stops what is heard and plays this. */
  play(sound: Sound): void
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
  settings(): SoundSettings
}

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
  // Each sound has a turn of its own: what an earlier one reports late is not heard.
  let turn = 0

  let last: Sound | null = null
  const tell = (news: Omit<Partial<SoundState>, 'last'>) => {
    state = { ...SILENCE, last, ...news }
    for (const listener of listeners) listener()
  }
  const getPlayer = () => {
    player ??= createPlayer()
    return player
  }
  const silence = () => {
    turn++
    player?.pause()
    voice.stop()
  }

  const record = (sound: Sound, url: string) => {
    const mine = turn
    const ifMine = (then: () => void) => () => {
      if (turn === mine) then()
    }
    const fallBack = ifMine(() => {
      // The failure is announced twice, by the element and by play(): the second finds another turn.
      turn++
      speak(sound)
    })
    const element = getPlayer()
    tell({ playing: sound })
    element.onended = ifMine(() => tell({}))
    element.onerror = fallBack
    element.src = url
    element.currentTime = 0
    element.play().catch((error: unknown) => {
      if (isRefusal(error)) ifMine(() => tell({ blocked: sound }))()
      else fallBack()
    })
  }

  const speak = (sound: Sound) => {
    if (!voice.isThere()) {
      tell({ unheard: sound })
      return
    }
    tell({ playing: sound, isDeviceVoice: true })
    voice.speak(
      sound.text,
      () => tell({ isDeviceVoice: true }),
      () => tell({ blocked: sound }),
      () => tell({ unheard: sound }),
    )
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play(sound) {
      silence()
      if (!sound.isAside) last = sound
      const { isOn, voice: chosen } = settings()
      if (!isOn) tell({})
      else if (sound.url === null || chosen === 'device') speak(sound)
      else record(sound, sound.url)
    },
    stop() {
      silence()
      last = null
      if (Object.values(state).some(Boolean)) tell({})
    },
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotAllowedError'
}
