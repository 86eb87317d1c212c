import { vi } from 'vitest'
import type { Voice } from '../../../../domain/api/settings.ts'
import type { DeviceVoice } from '../device-voice.ts'
import {
  type AudioPlayer,
  createSoundChannel,
  SILENCE,
  type Sound,
  type SoundState,
} from '../sound-channel.ts'

export const cow = { url: '/media/sounds/la-vache.mp3', text: 'la vache' }
export const hen = { url: '/media/sounds/la-poule.mp3', text: 'la poule' }
export const wordless = { url: null, text: 'le chat' }
export const chime: Sound = { url: '/media/chimes/right.mp3', text: '', isAside: true }

/** The channel's state after `last` was requested. */
export function stateAfter(last: Sound, news: Partial<SoundState>): SoundState {
  return { ...SILENCE, last, ...news }
}

export function setUp() {
  const settings: { isOn: boolean; voice: Voice } = { isOn: true, voice: 'site' }
  const attempts: PromiseWithResolvers<void>[] = []
  const player = {
    src: '',
    currentTime: 0,
    onended: null as AudioPlayer['onended'],
    onerror: null as AudioPlayer['onerror'],
    ontimeupdate: null as AudioPlayer['ontimeupdate'],
    play: vi.fn(() => {
      const attempt = Promise.withResolvers<void>()
      attempts.push(attempt)
      return attempt.promise
    }),
    pause: vi.fn(),
    load: vi.fn(),
    end: () => player.onended?.(new Event('ended')),
    progress: () => player.ontimeupdate?.(new Event('timeupdate')),
    fail: () => player.onerror?.(new Event('error')),
  }
  const voice = {
    speak: vi.fn<DeviceVoice['speak']>(),
    stop: vi.fn(),
  }
  const createPlayer = vi.fn(() => player)
  const channel = createSoundChannel({ createPlayer, voice, settings: () => settings })
  const refuse = {
    now: (index: number, name: string) => attempts[index]?.reject(Object.assign(new Error(name), { name })),
    get promises() {
      return attempts.map(({ promise }) => promise)
    },
  }
  /** Options of the last request to the device's voice. */
  const how = () => {
    const options = voice.speak.mock.lastCall?.[1]
    if (!options) throw new Error('The voice was not asked.')
    return options
  }
  return { channel, player, voice, how, settings, createPlayer, refuse }
}
