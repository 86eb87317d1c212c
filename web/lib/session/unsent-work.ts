import * as z from 'zod/mini'
import { readStored } from '../learning/words-query.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { type UnsentKey, unsentEntry } from './clear-user-data.ts'

/** Devices are shared: delete the work of users who do not come back. */
const MAX_AGE_MS = 14 * 86_400_000

/**
 * Work that a user has not sent yet, with one entry per user in browser storage; the user is null for a visitor. It
 * stays if the session times out, for the same user. An explicit sign-out deletes it: see `clearUserData`.
 */
export function createUnsentWork<Work>(key: UnsentKey, schema: z.ZodMiniType<Work>) {
  const entrySchema = z.object({ since: z.number(), work: schema })
  const read = (entry: string): Work | null => {
    const stored = readStored(entry, entrySchema)
    return stored && Date.now() - stored.since < MAX_AGE_MS ? stored.work : null
  }
  for (const entry of browserStorage.keys())
    if (entry.startsWith(unsentEntry(key, '')) && read(entry) === null) browserStorage.removeItem(entry)

  return {
    load: (userID: number | null) => read(unsentEntry(key, userID)),
    /** @param work null deletes the entry */
    store(userID: number | null, work: Work | null): void {
      const entry = unsentEntry(key, userID)
      if (work === null) browserStorage.removeItem(entry)
      else browserStorage.setItem(entry, JSON.stringify({ since: Date.now(), work }))
    },
  }
}
