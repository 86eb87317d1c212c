import * as z from 'zod/mini'
import { heldAnswerDecisions, heldAnswerReasons } from '../learning/held-answers.ts'
import { instant } from './instant.ts'
import { MOST_AT_ONCE } from './several.ts'
import { listOf, successWith } from './success.ts'
import { userID } from './user.ts'

/** Answers of a pupil that were held for one reason and wait for an administrator (`decision` null) or were dismissed. */
const heldAnswersKey = z.object({
  userID,
  reason: z.enum(heldAnswerReasons),
  decision: z.nullable(z.literal('dismissed')),
  /** When the last of them was received. Those that are received later are not decided with them. */
  receivedUntil: instant,
})

/** `answers`: how many; `from`, `until`: the instants of the first and last. */
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

/** Accepted answers stay accepted. Dismissed ones can be accepted for 30 days. */
export const decideHeldAnswersRequest = z.object({
  decision: z.enum(heldAnswerDecisions),
  groups: z.array(heldAnswersKey).check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(MOST_AT_ONCE)),
})
export type DecideHeldAnswersRequest = z.infer<typeof decideHeldAnswersRequest>

/**
 * `decided`: how many answers were decided by this call; `ignored`: how many of them changed no memory, such as those of words that the
 * school no longer has; `left`: how many are still to be decided by the same call again, since one call accepts a bounded number.
 */
export const decideHeldAnswersAnswer = successWith({ decided: z.int(), ignored: z.int(), left: z.int() })
