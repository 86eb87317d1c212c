import * as z from 'zod/mini'
import { heldAnswerDecisions, heldAnswerReasons } from '../learning/held-answers.ts'
import { instant } from './instant.ts'
import { MAX_PUPILS_PER_CALL } from './several.ts'
import { listOf, successWith } from './success.ts'
import { userID } from './user.ts'

/** A pupil's held answers with one reason, undecided (`decision` null) or dismissed. */
const heldAnswersKey = z.object({
  userID,
  reason: z.enum(heldAnswerReasons),
  decision: z.nullable(z.literal('dismissed')),
  /** When the last of them was received. Later answers are not decided together with them. */
  receivedUntil: instant,
})

/** `answers`: their number; `from`, `until`: the instants of the first and last. */
const heldAnswersGroup = z.extend(heldAnswersKey, {
  displayName: z.string(),
  classCode: z.string(),
  answers: z.int(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})
export type HeldAnswersGroup = z.infer<typeof heldAnswersGroup>

/** By pupil and reason, last received first. */
export const heldAnswersAnswer = listOf(heldAnswersGroup)

/** An acceptance is final. Dismissed answers can be accepted for 30 days. */
export const decideHeldAnswersRequest = z.object({
  decision: z.enum(heldAnswerDecisions),
  groups: z.array(heldAnswersKey).check(z.minLength(1), z.maxLength(MAX_PUPILS_PER_CALL)),
})
export type DecideHeldAnswersRequest = z.infer<typeof decideHeldAnswersRequest>

/**
 * `decided`: answers decided by this call; `ignored`: those that changed no memory, e.g. of removed words;
 * `left`: answers still undecided, because one call accepts a limited number. Repeat the call for the rest.
 */
export const decideHeldAnswersAnswer = successWith({ decided: z.int(), ignored: z.int(), left: z.int() })
