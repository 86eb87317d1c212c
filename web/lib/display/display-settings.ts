import type { KeyValueStorage } from '../session/session-store.ts'

/** Display settings that a user can turn on. All are off by default. */
export const displaySettings = ['calm', 'large-text', 'high-contrast', 'easy-font'] as const
export type DisplaySetting = (typeof displaySettings)[number]

/** Storage key of a setting. The value is "on", or the key is absent. */
export function displayKey(setting: DisplaySetting): string {
  return `mme:${setting}`
}

export function isDisplayOn(storage: KeyValueStorage, setting: DisplaySetting): boolean {
  return storage.getItem(displayKey(setting)) === 'on'
}

/** Sets an attribute on the root element for each enabled setting, e.g. `data-large-text`, for the stylesheets. */
export function applyDisplaySettings(root: Pick<Element, 'toggleAttribute'>, storage: KeyValueStorage): void {
  for (const setting of displaySettings)
    root.toggleAttribute(`data-${setting}`, isDisplayOn(storage, setting))
}
