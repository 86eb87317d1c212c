import * as z from 'zod/mini'
import { userID } from './user.ts'

export const bravoSources = ['activity', 'bonus', 'multiplayer', 'admin'] as const

export const bravo = z.object({
  bravoID: z.int(),
  userID,
  dateCreated: z.iso.datetime(),
  source: z.enum(bravoSources),
})
export type Bravo = z.infer<typeof bravo>

export const giveBravoRequest = z.object({ userID })

export const giveBravoAnswer = z.object({ success: z.literal(true), data: bravo })
export type GiveBravoAnswer = z.infer<typeof giveBravoAnswer>

export const bravosAnswer = z.object({ success: z.literal(true), data: z.array(bravo) })
export type BravosAnswer = z.infer<typeof bravosAnswer>

/** `count`: the pupil's Bravos in the month. `classCode` is empty where the reader may not know it. */
export const leaderboardRow = z.object({
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
