import type { Voice } from '../../../domain/api/settings.ts'
import type { KeyValueStorage } from '../session/session-store.ts'
import { browserStorage, readEntry } from '../storage/browser-storage.ts'
import { createStore } from '../store.ts'

export const SOUND_KEY = 'mme:sound'

export interface SoundSettings {
  isOn: boolean
  /** Voice for texts that nobody recorded: the school's choice, the site's, or the device's. */
  voice: Voice | 'school'
}

/** `isForced`: the sound cannot be turned off, for a pupil with the support `always-heard`. */
type EffectiveSettings = SoundSettings & { isForced?: true }

/** Defaults, also used for prerendered pages. */
export const DEFAULT_SETTINGS: SoundSettings = { isOn: true, voice: 'school' }

/** Reads the device's settings. Returns the defaults if they are absent or invalid. */
export function readSoundSettings(storage: KeyValueStorage): SoundSettings {
  return readEntry(storage, SOUND_KEY, soundSettingsIn) ?? DEFAULT_SETTINGS
}

/** The device's settings, with the sound on for a pupil with the support: see `applyDisplaySettings`. */
function effectiveSettings(): EffectiveSettings {
  const stored = readSoundSettings(browserStorage)
  const isForced = globalThis.document?.documentElement.hasAttribute('data-always-heard')
  return isForced ? { ...stored, isOn: true, isForced } : stored
}

/** Checks the shape without zod, which every word page would otherwise load. */
function soundSettingsIn(stored: unknown): SoundSettings | null {
  if (!(stored instanceof Object && 'isOn' in stored && typeof stored.isOn === 'boolean')) return null
  const voice = 'voice' in stored ? stored.voice : null
  return { isOn: stored.isOn, voice: voice === 'site' || voice === 'device' ? voice : 'school' }
}

export function storeSoundSettings(storage: KeyValueStorage, settings: SoundSettings): void {
  storage.setItem(SOUND_KEY, JSON.stringify(settings))
}

const settings = createStore<EffectiveSettings>(effectiveSettings(), DEFAULT_SETTINGS)

/** The device's current settings, their subscription, and the hook that reads them. */
export const { get: soundSettings, subscribe: onSoundSettings, use: useSoundSettings } = settings

// Follow changes made in other tabs.
globalThis.window?.addEventListener('storage', rereadSoundSettings)

/** Changes and stores settings. Turning the sound off stops the current sound. */
export function setSoundSettings(change: Partial<SoundSettings>): void {
  storeSoundSettings(browserStorage, { ...readSoundSettings(browserStorage), ...change })
  rereadSoundSettings()
}

export function rereadSoundSettings(): void {
  settings.set(effectiveSettings())
}
