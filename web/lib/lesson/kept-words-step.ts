import * as z from 'zod/mini'
import { type KeptRun, keptRun } from '../learning/kept-mission.ts'
import { readKept } from '../learning/words-query.ts'
import { session } from '../session/session.ts'
import { type BrowserStorage, browserStorage, tabStorage } from '../storage/browser-storage.ts'

const KEY = 'mme:lesson-words'

let last = userNow()
// On a shared tablet nothing of the last one is left to the next one.
session.subscribe(() => {
  const now = userNow()
  if (now === null) browserStorage.removeItem(KEY)
  if (now !== last) tabStorage.removeItem(KEY)
  last = now
})

/** Whose it is, null of a visitor, and of which step. */
interface StepOfUser {
  userID: number | null
  code: string
  step: string
}

const keptWords = z.object({ userID: z.nullable(z.int()), code: z.string(), step: z.string(), run: keptRun })

/**
 * The words of a lesson's step as far as they were played in this browser, by a visitor in this tab; null where they were not, or to
 * their end.
 */
export function findWordsRun({ userID, code, step }: StepOfUser): KeptRun | null {
  const kept = readKept(KEY, keptWords, storageOf(userID))
  const isOfStep = kept?.userID === userID && kept.code === code && kept.step === step
  return isOfStep && !kept.run.isOver ? kept.run : null
}

/** Keeps them for who is there; a view that closes since its pupil has signed out keeps nothing. */
export function keepWordsRun({ userID, code, step }: StepOfUser, run: KeptRun): void {
  if (userNow() === userID) storageOf(userID).setItem(KEY, JSON.stringify({ userID, code, step, run }))
}

function userNow(): number | null {
  return session.current()?.id ?? null
}

function storageOf(userID: number | null): BrowserStorage {
  return userID === null ? tabStorage : browserStorage
}
