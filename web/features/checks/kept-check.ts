import * as z from 'zod/mini'
import { checkPhases } from '../../../domain/learning/check.ts'
import { readKept } from '../../lib/learning/words-query.ts'
import { session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:check-under-way'

// On a shared tablet nothing of the last pupil is left to the next one.
session.subscribe(() => {
  if (session.current() === null) browserStorage.removeItem(KEY)
})

const answer = z.object({ word: z.string(), chosen: z.string() })
export type CheckAnswer = z.infer<typeof answer>

/** Which check it is, at which time, and of whom. */
const asked = z.object({ userID: z.int(), checkID: z.int(), phase: z.enum(checkPhases) })
export type Asked = z.infer<typeof asked>
const keptCheck = z.extend(asked, { answers: z.array(answer) })

/** What was answered in this browser of a check that was left before its end. */
export function keptAnswers({ userID, checkID, phase }: Asked): readonly CheckAnswer[] {
  const kept = readKept(KEY, keptCheck)
  const isTheSame = kept?.userID === userID && kept.checkID === checkID && kept.phase === phase
  return isTheSame ? kept.answers : []
}

/** Keeps them for who is there; once another has signed in nothing is kept. */
export function keepAnswers({ userID, checkID, phase }: Asked, answers: readonly CheckAnswer[]): void {
  if (session.current()?.id === userID)
    browserStorage.setItem(KEY, JSON.stringify({ userID, checkID, phase, answers }))
}

/** Forgets those of this check; another's stay. */
export function forgetAnswers(asked: Asked): void {
  if (keptAnswers(asked).length > 0) browserStorage.removeItem(KEY)
}
