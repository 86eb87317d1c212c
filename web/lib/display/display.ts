import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { applyDisplaySettings, type DisplaySetting, displayKey, isDisplayOn } from './display-settings.ts'

const { subscribe, notify } = createListeners()

// Follow changes made in other tabs.
globalThis.window?.addEventListener('storage', applyDisplay)

/** Whether a setting is on. False during hydration, as at build time; the stylesheets apply it from the first paint. */
export function useDisplaySetting(setting: DisplaySetting): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDisplayOn(browserStorage, setting),
    () => false,
  )
}

/** Stores the setting on the device and applies it. */
export function setDisplaySetting(setting: DisplaySetting, isOn: boolean): void {
  if (isOn) browserStorage.setItem(displayKey(setting), 'on')
  else browserStorage.removeItem(displayKey(setting))
  applyDisplay()
}

export function applyDisplay(): void {
  applyDisplaySettings(document.documentElement, browserStorage)
  notify()
}
