import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'
import { type DisplaySetting, displayKey, displaySettings, isDisplayOn, markRoot } from './display-marks.ts'

const listeners = new Set<() => void>()
const keys: readonly string[] = displaySettings.map(displayKey)

// Other tabs follow.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || keys.includes(key)) show()
})

/** Whether a setting is on; all are off while the prerendered page comes to life, but for its styles. */
export function useDisplaySetting(setting: DisplaySetting): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isDisplayOn(browserStorage, setting),
    () => false,
  )
}

/** Kept on the device, and seen at once. */
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
