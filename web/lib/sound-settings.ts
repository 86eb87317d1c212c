import type { KeyValueStorage } from './session-store.ts'

export const SOUND_KEY = 'mme:sound'

export interface SoundSettings {
  isOn: boolean
  /** The recordings, or the device's voice for everything. */
  voice: 'recorded' | 'device'
}

/** Those of a device that chose none, and of prerendered pages. */
export const FIRST_SETTINGS: SoundSettings = { isOn: true, voice: 'recorded' }

/** What the device keeps; the first settings where there is nothing, or something unreadable. */
export function readSoundSettings(storage: KeyValueStorage): SoundSettings {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SOUND_KEY) ?? '')
    return isSoundSettings(kept) ? kept : FIRST_SETTINGS
  } catch {
    return FIRST_SETTINGS
  }
}

/** By hand: with a schema, every page of words would load the library of schemas for these two. */
function isSoundSettings(kept: unknown): kept is SoundSettings {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'isOn' in kept &&
    typeof kept.isOn === 'boolean' &&
    'voice' in kept &&
    (kept.voice === 'recorded' || kept.voice === 'device')
  )
}

export function keepSoundSettings(storage: KeyValueStorage, settings: SoundSettings): void {
  storage.setItem(SOUND_KEY, JSON.stringify(settings))
}
