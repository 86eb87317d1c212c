import * as z from 'zod/mini'
import { bravo } from './bravo.ts'
import { bonusState, person } from './menu.ts'
import { listOf, successWith } from './success.ts'
import { userID } from './user.ts'

const clientID = z.string().check(z.minLength(1), z.maxLength(120))
const count = z.int().check(z.gte(0))

export const armBonusRequest = z.object({ clientID })

export const checkBonusRequest = z.object({ clientID })

/** `ticket`: a signed, one-use proof of the win for the room. Repeated calls return the same one. */
export const checkBonusAnswer = z.union([
  successWith({ won: z.literal(false) }),
  successWith({ won: z.literal(true), bravoCount: z.int(), ticket: z.string() }),
])
export type CheckBonusAnswer = z.infer<typeof checkBonusAnswer>

export const awardBonusRequest = z.object({ userID, activityCount: count, bravoCount: count })

/** `data`: the Bravos of the bonus. `activityCount`: the activities that they use up. */
export const awardBonusAnswer = successWith({ data: z.array(bravo), activityCount: z.int() })

/** Only the id of `user` is read. */
export const clearBonusRequest = z.object({ user: z.object({ id: userID }), bravoCount: count })

export const bonusAnswer = z.object({ cache: z.object({ bonus: bonusState }) })

/** A past bonus win. `activityCount` is 0 if its Bravos were never claimed. */
const wonBonus = z.object({
  user: person,
  page: z.string(),
  bravoCount: z.int(),
  activityCount: z.int(),
  updated: z.iso.datetime(),
})
export type WonBonus = z.infer<typeof wonBonus>

/** Newest first, 20 per page. `total` counts all. */
export const bonusHistoryAnswer = listOf(wonBonus)
