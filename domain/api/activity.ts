import * as z from 'zod/mini'
import { idempotencyKey } from './idempotency-key.ts'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/**
 * A counted activity. `description` is what tells its page from all others, by the menu's name at the time;
 * `activityDate` an ISO instant in UTC.
 */
export const activity = z.object({
  activityLogID: z.int(),
  userID,
  activityDate: z.iso.datetime(),
  clientID: z.string(),
  description: z.string(),
})
export type Activity = z.infer<typeof activity>

export const saveActivityRequest = z.object({
  userID,
  clientID: z.string().check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(120)),
  score: z.nullish(z.number().check(z.gte(0), z.lte(1_000_000))),
  idempotencyKey,
})

/** `count`: how many activities of the pupil count in this week, this one included. */
export const saveActivityAnswer = successWith({ data: activity, count: z.int() })
export type SaveActivityAnswer = z.infer<typeof saveActivityAnswer>

/** Kept for the teacher, who says whether it counts: the pupil's come faster than the school takes for plausible. */
export const held = z.object({ held: z.literal(true) })

/** Answered with 202. `count`: how many activities of the pupil count in this week, without this one. */
export const activityHeldAnswer = successWith({ data: held, count: z.int() })
export type ActivityHeldAnswer = z.infer<typeof activityHeldAnswer>

/** `bravosClaimed`: how many Bravos the week's activities have given so far. */
export const activitiesAnswer = successWith({ data: z.array(activity), bravosClaimed: z.int() })
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>
