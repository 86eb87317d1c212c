import { tabStorage } from './browser-storage.ts'

/** Where one was in a list, kept in its tab: see `features/admin/hooks/use-kept-place.ts`. */
export const PLACE_PREFIX = 'mme:place:'

/** Drops all places of this tab: what was looked for may be a pupil's name. */
export function forgetPlaces(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(PLACE_PREFIX)) tabStorage.removeItem(key)
}
