import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** What a school's database is doing; `ok` alone is served. */
export const databaseState = z.enum(['ok', 'filling', 'restoring'])
export type DatabaseState = z.infer<typeof databaseState>

export const healthAnswer = successWith({ version: z.string(), database: z.literal('ok') })
