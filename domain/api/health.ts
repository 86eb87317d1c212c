import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The state of a school's database. Only `ok` is served. */
export const databaseState = z.enum(['ok', 'filling', 'restoring'])
export type DatabaseState = z.infer<typeof databaseState>

export const healthAnswer = successWith({ version: z.string(), database: z.literal('ok') })
