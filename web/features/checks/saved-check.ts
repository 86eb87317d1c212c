import * as z from 'zod/mini'
import { checkPhases } from '../../../domain/learning/check.ts'
import { readStored } from '../../lib/learning/words-query.ts'
import { removeOnSignOut, session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:check-under-way'

removeOnSignOut(browserStorage, KEY)

const answer = z.object({ word: z.string(), chosen: z.string() })
export type CheckAnswer = z.infer<typeof answer>

/** Identifies a check, its phase and the pupil. */
const run = z.object({ userID: z.int(), checkID: z.int(), phase: z.enum(checkPhases) })
export type CheckRun = z.infer<typeof run>
const savedCheck = z.extend(run, { answers: z.array(answer) })

/** Stored answers of an unfinished check in this browser. */
export function savedAnswers({ userID, checkID, phase }: CheckRun): readonly CheckAnswer[] {
  const saved = readStored(KEY, savedCheck)
  const isSameRun = saved?.userID === userID && saved.checkID === checkID && saved.phase === phase
  return isSameRun ? saved.answers : []
}

/** Stores the answers, if the pupil is still signed in. */
export function saveAnswers({ userID, checkID, phase }: CheckRun, answers: readonly CheckAnswer[]): void {
  if (session.current()?.id === userID)
    browserStorage.setItem(KEY, JSON.stringify({ userID, checkID, phase, answers }))
}

/** Clears the answers of this check only. */
export function clearAnswers(run: CheckRun): void {
  if (savedAnswers(run).length > 0) browserStorage.removeItem(KEY)
}
