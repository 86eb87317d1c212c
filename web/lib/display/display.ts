import { useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/browser-storage.ts'
import { type DisplaySetting, displayKey, displaySettings, isDisplayOn, markRoot } from './display-marks.ts'

const listeners = new Set<() => void>()
const keys: readonly string[] = displaySettings.map(displayKey)

// Follow changes made in other tabs.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || keys.includes(key)) show()
})

/**
 * Whether a setting is on. Reads as off during hydration, as at build time; the stylesheets apply it from the
 * first paint.
 */
export function useDisplaySetting(setting: DisplaySetting): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDisplayOn(browserStorage, setting),
    () => false,
  )
}

/** Stores the setting on the device and applies it at once. */
export function setDisplaySetting(setting: DisplaySetting, isOn: boolean): void {
  if (isOn) browserStorage.setItem(displayKey(setting), 'on')
  else browserStorage.removeItem(displayKey(setting))
  show()
}

function show(): void {
  markRoot(document.documentElement, browserStorage)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
