import * as z from 'zod/mini'
import type { KeyValueStorage } from './session-store.ts'

export const SOUND_KEY = 'mme:sound'

const soundSettings = z.object({
  isOn: z.boolean(),
  /** The recordings, or the device's voice for everything. */
  voice: z.enum(['recorded', 'device']),
})
export type SoundSettings = z.infer<typeof soundSettings>

const FIRST: SoundSettings = { isOn: true, voice: 'recorded' }

/** What the device keeps; the first settings where there is nothing, or something unreadable. */
export function readSoundSettings(storage: KeyValueStorage): SoundSettings {
  try {
    return z.parse(soundSettings, JSON.parse(storage.getItem(SOUND_KEY) ?? ''))
  } catch {
    return FIRST
  }
}

export function keepSoundSettings(storage: KeyValueStorage, settings: SoundSettings): void {
  storage.setItem(SOUND_KEY, JSON.stringify(settings))
}
