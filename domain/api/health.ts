import * as z from 'zod/mini'

/** What a school's database is doing; `ok` alone is served. */
export const databaseState = z.enum(['ok', 'filling', 'restoring'])
export type DatabaseState = z.infer<typeof databaseState>

export const healthAnswer = z.object({
  success: z.literal(true),
  version: z.string(),
  database: z.literal('ok'),
})
