import * as z from 'zod/mini'
import { readStored } from '../../lib/learning/words-query.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:writing'

removeOnSignOut(browserStorage, KEY)

/** A text that the pupil is writing. Leaves the device only when the pupil sends it. */
const draft = z.object({
  /** Null for a visitor. The pupil who signs in next takes it over. */
  userID: z.nullable(z.int()),
  grade: z.int(),
  topic: z.string(),
  sentences: z.array(z.string()),
  /** Idempotency key. Changes whenever the text changes. */
  key: z.string(),
})
export type Draft = Omit<z.infer<typeof draft>, 'userID'>

/** The draft of the current user, or of a visitor. */
export function loadDraft(): Draft | null {
  const stored = readStored(KEY, draft)
  const userID = session.current()?.id ?? null
  return stored && (stored.userID ?? userID) === userID ? stored : null
}

export function storeDraft(written: Draft | null): void {
  if (written)
    browserStorage.setItem(KEY, JSON.stringify({ ...written, userID: session.current()?.id ?? null }))
  else browserStorage.removeItem(KEY)
}

/** Removes a text that was sent. Keeps what was written since, maybe by the next pupil. @returns the draft that stays */
export function removeSentDraft(key: string): Draft | null {
  const latest = loadDraft()
  if (latest?.key !== key) return latest
  storeDraft(null)
  return null
}
