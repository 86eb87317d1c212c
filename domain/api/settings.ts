import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** Whose voice says what nobody recorded: the site's, or that of the device, where it has a French one. */
export const voice = z.enum(['site', 'device'])
export type Voice = z.infer<typeof voice>

export const schoolSettings = z.object({
  enablePIN: z.boolean(),
  mpgBravoCap: z.int().check(z.gte(0, 'doit être de 0 à 50'), z.lte(50, 'doit être de 0 à 50')),
  /** Whether others than administrators see the leaderboard. */
  isLeaderboardVisible: z.boolean(),
  /** Whether visitors see class codes on the leaderboard. */
  showsClassToVisitors: z.boolean(),
  /** How many activities of a pupil count within an hour before the teacher is asked; 0 is no limit. */
  activitiesAnHour: z.int().check(z.gte(0, 'doit être de 0 à 500'), z.lte(500, 'doit être de 0 à 500')),
  /** How many answers of a pupil are accepted within an hour; more are held for the teacher. 0 is no limit. */
  answersAnHour: z.int().check(z.gte(0, 'doit être de 0 à 5000'), z.lte(5000, 'doit être de 0 à 5000')),
  /** How many days traces and logs are kept. */
  retentionDays: z.int().check(z.gte(1, 'doit être de 1 à 30'), z.lte(30, 'doit être de 1 à 30')),
  /** Devices may choose for themselves. */
  voice,
})

/** Includes what only administrators may know. */
export const allSettings = z.extend(schoolSettings, {
  /** Administrators without a second factor can only set one up. */
  requiresSecondFactor: z.boolean(),
})
export type AllSettings = z.infer<typeof allSettings>

/** `multiplayerUrl`: the address of the games site, empty where the school has none. */
export const settingsAnswer = z.object({
  settings: z.tuple([z.partial(allSettings, { requiresSecondFactor: true })]),
  multiplayerUrl: z.string(),
})
export type SettingsAnswer = z.infer<typeof settingsAnswer>

const { enablePIN, mpgBravoCap } = schoolSettings.shape
/** What is left out, beside the first two, stays as it is. */
export const saveSettingsRequest = z.object({
  settings: z.extend(z.partial(allSettings), { enablePIN, mpgBravoCap }),
})

export const saveSettingsAnswer = successWith({ settings: z.tuple([allSettings]) })
