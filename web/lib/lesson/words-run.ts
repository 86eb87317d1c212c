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

/** A lesson step and its user. `userID` is null for a visitor. */
interface StepOfUser {
  userID: number | null
  code: string
  step: string
}

const storedRun = z.object({ userID: z.nullable(z.int()), code: z.string(), step: z.string(), run: savedRun })

/** The unfinished words of a lesson step in this browser (for visitors: this tab). Null if not begun or finished. */
export function loadWordsRun({ userID, code, step }: StepOfUser): SavedRun | null {
  const stored = readStored(KEY, storedRun, storageOf(userID))
  const isOfStep = stored?.userID === userID && stored.code === code && stored.step === step
  return isOfStep && !stored.run.isOver ? stored.run : null
}

/** Stores a run if its user is still signed in: a view may unmount after its pupil has signed out. */
export function saveWordsRun({ userID, code, step }: StepOfUser, run: SavedRun): void {
  if (currentUserID() === userID) storageOf(userID).setItem(KEY, JSON.stringify({ userID, code, step, run }))
}

function currentUserID(): number | null {
  return session.current()?.id ?? null
}

function storageOf(userID: number | null): BrowserStorage {
  return userID === null ? tabStorage : browserStorage
}
