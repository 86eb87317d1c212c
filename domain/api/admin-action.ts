import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The longest `target` that is kept. */
export const MOST_TARGET = 120

/** Who did what, to whom, and when; never what was written. Names are null where there are none, or they were erased. */
export const adminAction = z.object({
  adminActionID: z.int(),
  at: z.iso.datetime(),
  /** A key of `adminCalls`. */
  call: z.string(),
  by: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The key of a page, a game, a class or another thing; empty where there is none. */
  target: z.string(),
})
export type AdminAction = z.infer<typeof adminAction>

/** The newest ones, newest first. */
export const adminActionsAnswer = successWith({ data: z.array(adminAction) })
