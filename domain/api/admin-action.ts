import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** The longest `target` that is kept. */
export const MOST_TARGET = 120

/** The longest text: a lesson's class codes. */
const MOST_VALUE = 700

export const changedValue = z.nullable(
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(MOST_VALUE))]),
)
export type ChangedValue = z.infer<typeof changedValue>

/** By the name of a field of `domain/changed-fields.ts`. Without values: the field changed, and what it was is not kept. */
export const changes = z.record(
  z.string().check(z.maxLength(40)),
  z.object({ from: z.optional(changedValue), to: z.optional(changedValue) }),
)
export type Changes = z.infer<typeof changes>

/** A row of the journal: who did what, to whom, and when. Names are null where there are none, or they were erased. */
export const adminAction = z.object({
  adminActionID: z.int(),
  at: z.iso.datetime(),
  /** A key of `adminCalls` or `adminEvents`. */
  call: z.string(),
  by: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The key of a page, a game, a class or another thing; empty where there is none. */
  target: z.string(),
  /** Its current name; null if it no longer exists. */
  targetName: z.nullable(z.string()),
  changes,
})
export type AdminAction = z.infer<typeof adminAction>

/** The newest ones, newest first. */
export const adminActionsAnswer = successWith({ data: z.array(adminAction) })
