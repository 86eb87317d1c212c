import type { Support } from '../../../domain/supports.ts'
import { type KeyValueStorage, SESSION_KEY } from '../session/session-store.ts'

/** Display settings that a user can turn on. All are off by default. */
export const displaySettings = ['calm', 'large-text', 'high-contrast', 'easy-font'] as const
export type DisplaySetting = (typeof displaySettings)[number]

/**
 * Storage key for hidden English help. The value is "onDemand" or "never"; the key is absent if help is
 * shown.
 */
export const ENGLISH_KEY = 'mme:english'

/** Storage key of a setting. The value is "on", or the key is absent. */
export function displayKey(setting: DisplaySetting): string {
  return `mme:${setting}`
}

/** True if the user turned the setting on, or it is a support of the signed-in pupil. */
export function isDisplayOn(storage: KeyValueStorage, setting: DisplaySetting): boolean {
  return storage.getItem(displayKey(setting)) === 'on' || hasStoredSupport(storage, setting)
}

/** Supports that are not display settings but also change a page's first paint or its sound. */
const markedSupports = ['always-heard', 'half-mission'] as const

/**
 * Sets an attribute on the root element for each enabled setting and marked support, e.g. `data-large-text`, for the
 * stylesheets and the sound settings.
 */
export function applyDisplaySettings(root: Pick<Element, 'toggleAttribute'>, storage: KeyValueStorage): void {
  for (const setting of displaySettings)
    root.toggleAttribute(`data-${setting}`, isDisplayOn(storage, setting))
  for (const support of markedSupports)
    root.toggleAttribute(`data-${support}`, hasStoredSupport(storage, support))
}

/** Hides English help from the first paint on if the previous page hid it. */
export function applyEnglish(root: Pick<Element, 'setAttribute'>, storage: KeyValueStorage): void {
  const help = storage.getItem(ENGLISH_KEY)
  if (help) root.setAttribute('data-english', help)
}

/**
 * Whether the stored session's pupil has a support. A support applies on every device and overrides the
 * device's own settings without changing them. So it ends with the session, and the next child finds the
 * device as it was. Searches the JSON text without parsing it, because this runs before the first paint. The
 * search is safe because quotes within JSON strings are escaped.
 */
function hasStoredSupport(storage: KeyValueStorage, support: Support): boolean {
  const [list = ''] = /"supports":\[[^\]]*/.exec(storage.getItem(SESSION_KEY) ?? '') ?? []
  return list.includes(`"${support}"`)
}
