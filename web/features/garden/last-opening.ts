import * as z from 'zod/mini'
import { readStored } from '../../lib/learning/words-query.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:garden-opened'

removeOnSignOut(browserStorage, KEY)

const storedOpening = z.object({ userID: z.int(), day: z.string() })

/** The school day on which the pupil last watched plants open in this browser, or null. */
export function lastOpening(userID: number): string | null {
  const stored = readStored(KEY, storedOpening)
  return stored?.userID === userID ? stored.day : null
}

export function storeOpening(userID: number, day: string): void {
  if (session.current()?.id === userID) browserStorage.setItem(KEY, JSON.stringify({ userID, day }))
}
