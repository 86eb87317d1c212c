import * as z from 'zod/mini'
import { type SavedRun, savedRun } from '../learning/saved-mission.ts'
import { readStored } from '../learning/words-query.ts'
import { removeOnSignOut, session } from '../session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../storage/browser-storage.ts'

const KEY = 'mme:lesson-words'

removeOnSignOut(browserStorage, KEY)
let lastUserID = currentUserID()
// A visitor's run is in the tab: clear it when a user signs in or out.
session.subscribe(() => {
  const now = currentUserID()
  if (now !== lastUserID) tabStorage.removeItem(KEY)
  lastUserID = now
})

/** The address where words are practised, and its user. `userID` is null for a visitor. */
interface PracticeOfUser {
  userID: number | null
  path: string
}

const storedRun = z.object({ userID: z.nullable(z.int()), path: z.string(), run: savedRun })

/** The unfinished words of an address in this browser (for visitors: this tab). Null if not begun or finished. */
export function loadWordsRun({ userID, path }: PracticeOfUser): SavedRun | null {
  const stored = readStored(KEY, storedRun, storageOf(userID))
  const isOfPath = stored?.userID === userID && stored.path === path
  return isOfPath && !stored.run.isOver ? stored.run : null
}

/** Stores a run if its user is still signed in: a view may unmount after its pupil has signed out. */
export function saveWordsRun({ userID, path }: PracticeOfUser, run: SavedRun): void {
  if (currentUserID() === userID) storageOf(userID).setItem(KEY, JSON.stringify({ userID, path, run }))
}

function currentUserID(): number | null {
  return session.current()?.id ?? null
}

function storageOf(userID: number | null): BrowserStorage {
  return userID === null ? tabStorage : browserStorage
}
