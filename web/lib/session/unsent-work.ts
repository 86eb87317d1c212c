import * as z from 'zod/mini'
import { browserStorage, readEntry, tabStorage } from '../storage/browser-storage.ts'
import { OWNER_KEY } from '../storage/drafts.ts'
import { type UnsentKey, unsentEntry } from './clear-user-data.ts'
import { isOld } from './old-unsent-work.ts'

/**
 * Work that a user has not sent yet, with one entry per user in browser storage; the user is null for a
 * visitor. It stays for the same user when the session ends, even if another child takes the tablet. A visitor's
 * work is deleted on sign-out (see `clearUserData`), and all work after two weeks (see `deleteOldWork`).
 */
export function createUnsentWork<Work>(key: UnsentKey, schema: z.ZodMiniType<Work>) {
  const entrySchema = z.object({ work: schema })
  return {
    load(userID: number | null): Work | null {
      const entry = unsentEntry(key, userID)
      const stored = readEntry(browserStorage, entry, (value) => z.parse(entrySchema, value))
      return stored && !isOld(entry) ? stored.work : null
    },
    /** @param work null deletes the entry */
    store(userID: number | null, work: Work | null): void {
      const entry = unsentEntry(key, userID)
      if (work === null) browserStorage.removeItem(entry)
      else browserStorage.setItem(entry, JSON.stringify({ since: Date.now(), work }))
    },
  }
}

/** True if the last session of this tab ended without an explicit sign-out, which clears the tab's owner. */
export function hasTimedOut(): boolean {
  return tabStorage.getItem(OWNER_KEY) !== null
}
