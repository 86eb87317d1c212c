import * as z from 'zod/mini'

export const schoolSettings = z.object({
  enablePIN: z.boolean(),
  mpgBravoCap: z.int().check(z.gte(0, 'must be from 0 to 50'), z.lte(50, 'must be from 0 to 50')),
})
export type SchoolSettings = z.infer<typeof schoolSettings>

export const settingsAnswer = z.object({ settings: z.tuple([schoolSettings]) })
export type SettingsAnswer = z.infer<typeof settingsAnswer>
