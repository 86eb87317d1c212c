import { useSyncExternalStore } from 'react'
import type { Voice } from '../../../domain/api/settings.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'

export const SOUND_KEY = 'mme:sound'

export interface SoundSettings {
  isOn: boolean
  /** Voice for texts that nobody recorded: the school's choice, the site's, or the device's. */
  voice: Voice | 'school'
}

/** Defaults, also used for prerendered pages. */
export const FIRST_SETTINGS: SoundSettings = { isOn: true, voice: 'school' }

/** Reads the device's settings. Returns the defaults if they are absent or invalid. */
export function readSoundSettings(storage: KeyValueStorage): SoundSettings {
  try {
    return soundSettingsIn(JSON.parse(storage.getItem(SOUND_KEY) ?? '')) ?? FIRST_SETTINGS
  } catch {
    return FIRST_SETTINGS
  }
}

/** Checks the shape without zod, which every page of words would otherwise load. */
function soundSettingsIn(kept: unknown): SoundSettings | null {
  if (typeof kept !== 'object' || kept === null || !('isOn' in kept) || typeof kept.isOn !== 'boolean')
    return null
  const voice = 'voice' in kept ? kept.voice : null
  // Older versions stored another word if no voice was chosen.
  return { isOn: kept.isOn, voice: voice === 'site' || voice === 'device' ? voice : 'school' }
}

export function keepSoundSettings(storage: KeyValueStorage, settings: SoundSettings): void {
  storage.setItem(SOUND_KEY, JSON.stringify(settings))
}

const listeners = new Set<() => void>()
let settings = readSoundSettings(browserStorage)

/** The device's current settings. */
export function soundSettings(): SoundSettings {
  return settings
}

/** Changes and stores settings. Turning the sound off stops the current sound. */
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
