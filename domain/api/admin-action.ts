import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** Maximum length of `target`. */
export const MAX_TARGET_LENGTH = 120

/** Maximum length of a text value. A lesson's class codes are the longest. */
const MAX_VALUE_LENGTH = 700

export const changedValue = z.nullable(
  z.union([z.boolean(), z.number(), z.string().check(z.maxLength(MAX_VALUE_LENGTH))]),
)
export type ChangedValue = z.infer<typeof changedValue>

/** By field name of `domain/changed-fields.ts`. Without values, only the fact of the change is stored. */
export const changes = z.record(
  z.string().check(z.maxLength(40)),
  z.object({ from: z.optional(changedValue), to: z.optional(changedValue) }),
)
export type Changes = z.infer<typeof changes>

/** A journal row. Names are null if there are none or they were erased. */
export const adminAction = z.object({
  adminActionID: z.int(),
  at: z.iso.datetime(),
  /** A key of `adminCalls` or `adminEvents`. */
  call: z.string(),
  by: z.nullable(z.string()),
  about: z.nullable(z.string()),
  /** The key of a page, game, class or other target; may be empty. */
  target: z.string(),
  /** Its current name; null if it no longer exists. */
  targetName: z.nullable(z.string()),
  changes,
})
export type AdminAction = z.infer<typeof adminAction>

/** The newest rows, newest first. */
export const adminActionsAnswer = successWith({ data: z.array(adminAction) })
