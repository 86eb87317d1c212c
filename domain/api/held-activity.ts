import * as z from 'zod/mini'
import { heldDecisions } from '../economy.ts'
import { saveActivityRequest } from './activity.ts'
import { listOf, successWith } from './success.ts'
import { userID } from './user.ts'

const week = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'doit être un jour, comme 2026-11-15'))

/** What tells a held activity from all others. */
const heldKey = z.object({ userID, week, clientID: saveActivityRequest.shape.clientID })

/** An activity that came faster than is plausible. `decision` is null as long as it waits for the teacher's. */
const heldActivity = z.extend(heldKey, {
  displayName: z.string(),
  classCode: z.string(),
  activityDate: z.iso.datetime(),
  description: z.string(),
  decision: z.nullable(z.enum(heldDecisions)),
  decidedAt: z.nullable(z.iso.datetime()),
})
export type HeldActivity = z.infer<typeof heldActivity>

/** Those that wait, of whatever month, and those that were decided in the month that is asked for; newest first. */
export const heldActivitiesAnswer = listOf(heldActivity)

/** How many are decided by one call. */
export const MOST_DECIDED = 500

/** An activity that counts counts for good; one that was dismissed may be counted after all. */
export const decideHeldRequest = z.object({
  decision: z.enum(heldDecisions),
  activities: z.array(heldKey).check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(MOST_DECIDED)),
})
export type DecideHeldRequest = z.infer<typeof decideHeldRequest>

/** `decided`: how many were decided by this call; `bravos`: how many Bravos they earned, which are given. */
export const decideHeldAnswer = successWith({ decided: z.int(), bravos: z.int() })
export type DecideHeldAnswer = z.infer<typeof decideHeldAnswer>
