import { useSyncExternalStore } from 'react'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'

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

const listeners = new Set<() => void>()
let settings = readSoundSettings(browserStorage)

/** Those of this device, as they are now. */
export function soundSettings(): SoundSettings {
  return settings
}

/** Kept on the device. Turning the sound off stops what is heard. */
export function setSoundSettings(change: Partial<SoundSettings>): void {
  settings = { ...settings, ...change }
  keepSoundSettings(browserStorage, settings)
  for (const listener of listeners) listener()
}

export function onSoundSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSoundSettings(): SoundSettings {
  return useSyncExternalStore(onSoundSettings, soundSettings, () => FIRST_SETTINGS)
}
