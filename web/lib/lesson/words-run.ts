import * as z from 'zod/mini'
import type { ShownWord } from '../../../domain/api/words.ts'
import { type SavedRun, savedRun } from '../learning/saved-mission.ts'
import { readStored } from '../learning/words-query.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../storage/browser-storage.ts'

const WORDS_RUN_KEY = 'mme:lesson-words'

removeOnSignOut(browserStorage, WORDS_RUN_KEY)
let lastUserID = currentUserID()
// A visitor's run is stored in the tab: clear it when a user signs in or out.
session.subscribe(() => {
  const now = currentUserID()
  if (now !== lastUserID) tabStorage.removeItem(WORDS_RUN_KEY)
  lastUserID = now
})

/** The address where words are practised, and its user. `userID` is null for a visitor. */
interface PracticeOfUser {
  userID: number | null
  path: string
}

const storedRun = z.object({ userID: z.nullable(z.int()), path: z.string(), run: savedRun })

/**
 * The unfinished run with `size` of the words, stored in this browser (for visitors: in this tab). Null if
 * there is none, if it is finished, or if the words of the address have changed since.
 */
export function loadWordsRun(
  { userID, path }: PracticeOfUser,
  words: readonly Pick<ShownWord, 'word'>[],
  size: number,
): SavedRun | null {
  const stored = readStored(WORDS_RUN_KEY, storedRun, storageOf(userID))
  if (stored?.userID !== userID || stored.path !== path || stored.run.isOver) return null
  const { tasks } = stored.run.deck
  const current = new Set(words.map(({ word }) => word))
  const isCurrent =
    tasks.length === Math.min(size, words.length) && tasks.every(({ word }) => current.has(word.id))
  return isCurrent ? stored.run : null
}

/** Stores a run if its user is still signed in: a view may unmount after its pupil has signed out. */
export function saveWordsRun({ userID, path }: PracticeOfUser, run: SavedRun): void {
  if (currentUserID() === userID)
    storageOf(userID).setItem(WORDS_RUN_KEY, JSON.stringify({ userID, path, run }))
}

function currentUserID(): number | null {
  return session.current()?.id ?? null
}

function storageOf(userID: number | null): BrowserStorage {
  return userID === null ? tabStorage : browserStorage
}
