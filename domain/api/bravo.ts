import * as z from 'zod/mini'
import { idempotencyKey, neededKey } from './idempotency-key.ts'
import { userIDs } from './several.ts'
import { successWith } from './success.ts'
import { visibleText } from './text.ts'
import { userID } from './user.ts'

const bravoSources = ['activity', 'bonus', 'multiplayer', 'admin'] as const

export const bravo = z.object({
  bravoID: z.int(),
  userID,
  dateCreated: z.iso.datetime(),
  source: z.enum(bravoSources),
  /** The reason; for a teacher's gift, her words or empty. */
  reason: z.string(),
})
export type Bravo = z.infer<typeof bravo>

export const MAX_REASON_LENGTH = 200

/** Only an administrator's reason and key are read. A pupil's claim is idempotent without them. */
export const giveBravoRequest = z.object({
  userID,
  reason: z.nullish(visibleText.check(z.trim(), z.maxLength(MAX_REASON_LENGTH))),
  idempotencyKey,
})

/** Gives each pupil one Bravo. Idempotent per key. */
export const giveSeveralRequest = z.object({
  userIDs,
  reason: visibleText.check(z.trim(), z.maxLength(MAX_REASON_LENGTH)),
  idempotencyKey: neededKey,
})

/** Takes back all Bravos of the gift to several pupils that was made with this key. */
export const takeSeveralBackQuery = z.object({ idempotencyKey: neededKey })

export const takeBackQuery = z.object({
  reason: visibleText.check(z.trim(), z.minLength(1), z.maxLength(MAX_REASON_LENGTH)),
})

/** A Bravo that no longer counts, with the teacher's reason. */
const takenBackBravo = z.extend(bravo, {
  takenBackAt: z.iso.datetime(),
  takenBackReason: z.string(),
})
export type TakenBackBravo = z.infer<typeof takenBackBravo>

export const takeBackAnswer = successWith({ data: takenBackBravo })

export const giveBravoAnswer = successWith({ data: bravo })

/** `takenBack`: Bravos of the month that were taken back since; not included in `data`. */
export const bravosAnswer = successWith({ data: z.array(bravo), takenBack: z.array(takenBackBravo) })

/** `count`: the pupil's Bravos in the month. `classCode` is empty if the reader may not see it. */
const leaderboardRow = z.object({
  userID,
  displayName: z.string(),
  classCode: z.string(),
  avatarUrl: z.string(),
  count: z.int(),
})
export type LeaderboardRow = z.infer<typeof leaderboardRow>

/** Most Bravos first. Empty for everyone but administrators if the school hides the leaderboard. */
export const bravoReportAnswer = z.object({
  bravos: z.array(leaderboardRow),
  isLeaderboardVisible: z.boolean(),
})
export type BravoReportAnswer = z.infer<typeof bravoReportAnswer>
