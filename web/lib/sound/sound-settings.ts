import { useSyncExternalStore } from 'react'
import type { Voice } from '../../../domain/api/settings.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'

export const SOUND_KEY = 'mme:sound'

export interface SoundSettings {
  isOn: boolean
  /** Whose voice says what nobody recorded: that of the school's choice, the site's, or the device's. */
  voice: Voice | 'school'
}

/** Those of a device that chose none, and of prerendered pages. */
export const FIRST_SETTINGS: SoundSettings = { isOn: true, voice: 'school' }

/** What the device keeps; the first settings where there is nothing, or something unreadable. */
export function readSoundSettings(storage: KeyValueStorage): SoundSettings {
  try {
    return soundSettingsIn(JSON.parse(storage.getItem(SOUND_KEY) ?? '')) ?? FIRST_SETTINGS
  } catch {
    return FIRST_SETTINGS
  }
}

/** By hand: with a schema, every page of words would load the library of schemas for these two. */
function soundSettingsIn(kept: unknown): SoundSettings | null {
  if (typeof kept !== 'object' || kept === null || !('isOn' in kept) || typeof kept.isOn !== 'boolean')
    return null
  const voice = 'voice' in kept ? kept.voice : null
  // Versions before kept another word where no voice was chosen.
  return { isOn: kept.isOn, voice: voice === 'site' || voice === 'device' ? voice : 'school' }
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
