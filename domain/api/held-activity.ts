import * as z from 'zod/mini'
import { heldDecisions } from '../economy.ts'
import { saveActivityRequest } from './activity.ts'
import { listOf, successWith } from './success.ts'
import { userID } from './user.ts'

const week = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'doit être un jour, comme 2026-11-15'))

/** The unique key of a held activity. */
const heldKey = z.object({ userID, week, clientID: saveActivityRequest.shape.clientID })

/** An implausibly fast activity. `decision` is null while it waits for the teacher. */
const heldActivity = z.extend(heldKey, {
  displayName: z.string(),
  classCode: z.string(),
  activityDate: z.iso.datetime(),
  description: z.string(),
  decision: z.nullable(z.enum(heldDecisions)),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type HeldActivity = z.infer<typeof heldActivity>

/** Undecided activities of any month, and those decided in the requested month; newest first. */
export const heldActivitiesAnswer = listOf(heldActivity)

/** Maximum number of decisions per call. */
export const MAX_DECISIONS = 500

/** A counted activity cannot be dismissed later; a dismissed one can be counted. */
export const decideHeldRequest = z.object({
  decision: z.enum(heldDecisions),
  activities: z.array(heldKey).check(z.minLength(1), z.maxLength(MAX_DECISIONS)),
})
export type DecideHeldRequest = z.infer<typeof decideHeldRequest>

/** `decided`: number of decisions made; `bravos`: Bravos given for them. */
export const decideHeldAnswer = successWith({ decided: z.int(), bravos: z.int() })
export type DecideHeldAnswer = z.infer<typeof decideHeldAnswer>
