import type { Support } from '../../../domain/supports.ts'
import { type KeyValueStorage, SESSION_KEY } from './session-store.ts'

/**
 * Whether the stored session's pupil has a support. A support is a floor: it is on on every device whatever the device's
 * own settings are, which it does not change, so it ends with the session and the next child finds the device as it was.
 * Reads the JSON without parsing it, because this runs before the first paint. Quotes within its strings are escaped.
 */
export function hasStoredSupport(storage: KeyValueStorage, support: Support): boolean {
  const [list = ''] = /"supports":\[[^\]]*/.exec(storage.getItem(SESSION_KEY) ?? '') ?? []
  return list.includes(`"${support}"`)
}
