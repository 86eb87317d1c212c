import type { KeyValueStorage } from '../session/session-store.ts'

/** What a child may set about how the pages look and move; all are off at first. */
export const displaySettings = ['calm', 'large-text', 'high-contrast', 'easy-font'] as const
export type DisplaySetting = (typeof displaySettings)[number]

/** Where the device keeps a setting: "on", or nothing. */
export function displayKey(setting: DisplaySetting): string {
  return `mme:${setting}`
}

export function isDisplayOn(storage: KeyValueStorage, setting: DisplaySetting): boolean {
  return storage.getItem(displayKey(setting)) === 'on'
}

/** Marks the document's root for the styles, e.g. with `data-large-text`. */
export function markRoot(root: Pick<Element, 'toggleAttribute'>, storage: KeyValueStorage): void {
  for (const setting of displaySettings)
    root.toggleAttribute(`data-${setting}`, isDisplayOn(storage, setting))
}
