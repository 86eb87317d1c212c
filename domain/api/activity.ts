import * as z from 'zod/mini'
import { idempotencyKey } from './idempotency-key.ts'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** A counted activity. `description` names its page uniquely, by the menu's names at the time. */
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
  clientID: z.string().check(z.minLength(1), z.maxLength(120)),
  score: z.nullish(z.number().check(z.gte(0), z.lte(1_000_000))),
  idempotencyKey,
})

/** `count`: the pupil's counted activities this week, including this one. */
export const saveActivityAnswer = successWith({ data: activity, count: z.int() })
export type SaveActivityAnswer = z.infer<typeof saveActivityAnswer>

/** Held for the teacher's decision, because the pupil's activities come implausibly fast. */
export const held = z.object({ held: z.literal(true) })

/** Status 202. `count`: the pupil's counted activities this week, without this one. */
export const activityHeldAnswer = successWith({ data: held, count: z.int() })
export type ActivityHeldAnswer = z.infer<typeof activityHeldAnswer>

/** `bravosClaimed`: Bravos given so far for the week's activities. */
export const activitiesAnswer = successWith({ data: z.array(activity), bravosClaimed: z.int() })
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>
