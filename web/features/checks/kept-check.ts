import * as z from 'zod/mini'
import { checkPhases } from '../../../domain/learning/check.ts'
import { readKept } from '../../lib/learning/words-query.ts'
import { session } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'

const KEY = 'mme:check-under-way'

// Clear the answers on sign-out, because tablets are shared.
session.subscribe(() => {
  if (session.current() === null) browserStorage.removeItem(KEY)
})

const answer = z.object({ word: z.string(), chosen: z.string() })
export type CheckAnswer = z.infer<typeof answer>

/** Identifies a check, its phase and the pupil. */
const asked = z.object({ userID: z.int(), checkID: z.int(), phase: z.enum(checkPhases) })
export type Asked = z.infer<typeof asked>
const keptCheck = z.extend(asked, { answers: z.array(answer) })

/** Stored answers of an unfinished check in this browser. */
export function keptAnswers({ userID, checkID, phase }: Asked): readonly CheckAnswer[] {
  const kept = readKept(KEY, keptCheck)
  const isTheSame = kept?.userID === userID && kept.checkID === checkID && kept.phase === phase
  return isTheSame ? kept.answers : []
}

/** Stores the answers, if the pupil is still signed in. */
export function keepAnswers({ userID, checkID, phase }: Asked, answers: readonly CheckAnswer[]): void {
  if (session.current()?.id === userID)
    browserStorage.setItem(KEY, JSON.stringify({ userID, checkID, phase, answers }))
}

/** Clears the answers of this check only. */
export function forgetAnswers(asked: Asked): void {
  if (keptAnswers(asked).length > 0) browserStorage.removeItem(KEY)
}
