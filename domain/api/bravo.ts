import * as z from 'zod/mini'
import { idempotencyKey, neededKey } from './idempotency-key.ts'
import { userIDs } from './several.ts'
import { successWith } from './success.ts'
import { userID } from './user.ts'
import { visibleText } from './visible.ts'

const bravoSources = ['activity', 'bonus', 'multiplayer', 'admin'] as const

export const bravo = z.object({
  bravoID: z.int(),
  userID,
  dateCreated: z.iso.datetime(),
  source: z.enum(bravoSources),
  /** What it was given for; of a teacher's own Bravo, her words, or none. */
  reason: z.string(),
})
export type Bravo = z.infer<typeof bravo>

export const BRAVO_REASON_CHARACTERS = 200

/** The reason and the key are an administrator's to give: of a claim, which is safe to repeat, none is read. */
export const giveBravoRequest = z.object({
  userID,
  reason: z.nullish(visibleText.check(z.trim(), z.maxLength(BRAVO_REASON_CHARACTERS))),
  idempotencyKey,
})

/** One Bravo for each pupil; the key again gives none of them another. */
export const giveSeveralRequest = z.object({
  userIDs,
  reason: visibleText.check(z.trim(), z.maxLength(BRAVO_REASON_CHARACTERS)),
  idempotencyKey: neededKey,
})

/** Of which gift to several all Bravos are taken back: the key that it was given by. */
export const takeSeveralBackQuery = z.object({ idempotencyKey: neededKey })

export const takeBackQuery = z.object({
  reason: visibleText.check(z.trim(), z.minLength(1), z.maxLength(BRAVO_REASON_CHARACTERS)),
})

/** A Bravo that counts nowhere any longer, with the teacher's words why. */
const takenBackBravo = z.extend(bravo, {
  takenBackAt: z.iso.datetime(),
  takenBackReason: z.string(),
})
export type TakenBackBravo = z.infer<typeof takenBackBravo>

export const takeBackAnswer = successWith({ data: takenBackBravo })

export const giveBravoAnswer = successWith({ data: bravo })

/** `takenBack`: those that were given in the month and taken back since; they are not among `data`. */
export const bravosAnswer = successWith({ data: z.array(bravo), takenBack: z.array(takenBackBravo) })

/** `count`: the pupil's Bravos in the month. `classCode` is empty where the reader may not know it. */
const leaderboardRow = z.object({
  userID,
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  count: z.int(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>

/** Most Bravos first; where the school hides the leaderboard, empty to all but administrators. */
export const bravoReportAnswer = z.object({
  bravos: z.array(leaderboardRow),
  isLeaderboardVisible: z.boolean(),
})
export type BravoReportAnswer = z.infer<typeof bravoReportAnswer>
