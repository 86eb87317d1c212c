import * as z from 'zod/mini'
import { type KeptRun, keptRun } from '../learning/kept-mission.ts'
import { readKept } from '../learning/words-query.ts'
import { session } from '../session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../storage/browser-storage.ts'

const KEY = 'mme:lesson-words'

let last = userNow()
// Tablets are shared: clear the previous user's run when another user signs in or out.
session.subscribe(() => {
  const now = userNow()
  if (now === null) browserStorage.removeItem(KEY)
  if (now !== last) tabStorage.removeItem(KEY)
  last = now
})

/** A lesson step and its user. `userID` is null for a visitor. */
interface StepOfUser {
  userID: number | null
  code: string
  step: string
}

const keptWords = z.object({ userID: z.nullable(z.int()), code: z.string(), step: z.string(), run: keptRun })

/**
 * The unfinished words of a lesson step in this browser, or for a visitor in this tab. Null if they were not begun,
 * or are finished.
 */
export function findWordsRun({ userID, code, step }: StepOfUser): KeptRun | null {
  const kept = readKept(KEY, keptWords, storageOf(userID))
  const isOfStep = kept?.userID === userID && kept.code === code && kept.step === step
  return isOfStep && !kept.run.isOver ? kept.run : null
}

/** Stores a run if its user is still signed in: a view may unmount after its pupil has signed out. */
export function keepWordsRun({ userID, code, step }: StepOfUser, run: KeptRun): void {
  if (userNow() === userID) storageOf(userID).setItem(KEY, JSON.stringify({ userID, code, step, run }))
}

function userNow(): number | null {
  return session.current()?.id ?? null
}

function storageOf(userID: number | null): BrowserStorage {
  return userID === null ? tabStorage : browserStorage
}
