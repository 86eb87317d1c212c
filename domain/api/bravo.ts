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
export type GiveBravoAnswer = { success: true; data: Bravo }
export type BravosAnswer = { success: true; data: Bravo[] }

export type LeaderboardRow = {
  userID: number
  displayName: string
  classCode: string
  avatarUrl: string
  count: number
}
export type BravoReportAnswer = { bravos: LeaderboardRow[] }
