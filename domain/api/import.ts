import * as z from 'zod/mini'
import { displayName, userName } from './account.ts'

/** The list of pupils that a school hands in: CSV with a header line that names these columns. */
export const PUPIL_COLUMNS = ['userName', 'displayName', 'classCode', 'pin'] as const
/** The most lines of a list, the header's not counted. */
export const PUPIL_LINES = 5000
/** The most bytes of a list. */
export const PUPIL_LIST_BYTES = 1024 * 1024

/** One line of the list. An empty `pin` leaves the pupil's as it is. */
export const pupilRow = z.object({
  userName,
  displayName,
  classCode: z.string().check(z.trim(), z.minLength(1, 'must not be empty')),
  pin: z
    .string()
    .check(z.regex(/^(\d{4})?$/, 'must be 4 digits or empty (a spreadsheet may have dropped zeros)')),
})
export type PupilRow = z.infer<typeof pupilRow>

/** `line` counts from 1, the header's. */
const rejectedLine = z.object({ line: z.int(), message: z.string() })
export type RejectedLine = z.infer<typeof rejectedLine>

/** How many accounts were made and changed, or would be where it is a dry run. */
export const importAnswer = z.object({
  success: z.literal(true),
  created: z.int(),
  updated: z.int(),
  rejected: z.array(rejectedLine),
})
export type ImportAnswer = z.infer<typeof importAnswer>
