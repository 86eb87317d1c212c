import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The voice for texts without a recording: the site's, or the device's if it has a French one. */
export const voice = z.enum(['site', 'device'])
export type Voice = z.infer<typeof voice>

/** Settings that everyone may read. */
export const schoolSettings = z.object({
  enablePIN: z.boolean(),
  mpgBravoCap: z.int().check(z.gte(0, 'doit être de 0 à 50'), z.lte(50, 'doit être de 0 à 50')),
  /** If false, only administrators see the leaderboard. */
  isLeaderboardVisible: z.boolean(),
  /** If true, visitors see class codes on the leaderboard. */
  showsClassToVisitors: z.boolean(),
  /** Activities of a pupil that count per hour; more are held for the teacher. 0 means no limit. */
  activitiesAnHour: z.int().check(z.gte(0, 'doit être de 0 à 500'), z.lte(500, 'doit être de 0 à 500')),
  /** Answers of a pupil that are accepted per hour; more are held for the teacher. 0 means no limit. */
  answersAnHour: z.int().check(z.gte(0, 'doit être de 0 à 5000'), z.lte(5000, 'doit être de 0 à 5000')),
  /** How many days traces and logs are kept. */
  retentionDays: z.int().check(z.gte(1, 'doit être de 1 à 30'), z.lte(30, 'doit être de 1 à 30')),
  /** Each device can override it. */
  voice,
})

/** Settings that only administrators may see. */
const adminSettings = z.object({
  /** If true, administrators without a second factor can only set one up. */
  requiresSecondFactor: z.boolean(),
})

export const allSettings = z.extend(schoolSettings, adminSettings.shape)
export type AllSettings = z.infer<typeof allSettings>

/** `multiplayerUrl`: the address of the games site, or empty. */
export const settingsAnswer = z.object({
  settings: z.tuple([z.extend(schoolSettings, z.partial(adminSettings).shape)]),
  multiplayerUrl: z.string(),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>

const { enablePIN, mpgBravoCap } = schoolSettings.shape
/** Omitted settings stay unchanged. The first two are required. */
export const saveSettingsRequest = z.object({
  settings: z.extend(z.partial(allSettings), { enablePIN, mpgBravoCap }),
})

export const saveSettingsAnswer = successWith({ settings: z.tuple([allSettings]) })
