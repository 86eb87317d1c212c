import * as z from 'zod/mini'
import { displayName, userName } from './account.ts'
import { successWith } from './success.ts'

/** The list of pupils that a school hands in: CSV with a header line that names these columns. */
export const PUPIL_COLUMNS = ['userName', 'displayName', 'classCode', 'pin'] as const
/** May stand beside them: the number of the account that a line changes. Without it a line makes a new account. */
export const SAME_AS = 'sameAs'
/** The most lines of a list, the header's not counted. */
export const PUPIL_LINES = 5000
/** The most bytes of a list. */
export const PUPIL_LIST_BYTES = 1024 * 1024
/** The last import can be undone for so long. */
export const UNDO_HOURS = 24

/** One line of the list. An empty `pin` leaves the pupil's as it is. */
export const pupilRow = z.object({
  userName,
  displayName,
  classCode: z.string().check(z.trim(), z.minLength(1, 'ne doit pas être vide')),
  pin: z
    .string()
    .check(z.regex(/^(\d{4})?$/, 'a 4 chiffres, ou rien : le tableur a peut-être enlevé des zéros')),
  sameAs: z.pipe(
    z.string().check(z.regex(/^(\d{1,15})?$/, "doit être le numéro d'un compte, ou rien")),
    z.transform((digits) => (digits === '' ? null : Number(digits))),
  ),
})
export type PupilRow = z.infer<typeof pupilRow>

/** Whom a line would change. */
const namesake = z.object({ id: z.int(), displayName: z.string(), classCode: z.string() })
export type Namesake = z.infer<typeof namesake>

/** `line` counts from 1, the header's; `code` is one of `domain/refusals/codes.ts`. `account`: the pupil who has the name; the line is taken with that `sameAs`. */
const rejectedLine = z.object({
  line: z.int(),
  code: z.string(),
  message: z.string(),
  account: z.optional(namesake),
})
export type RejectedLine = z.infer<typeof rejectedLine>

/** How many accounts were made and changed, or would be where it is a dry run. */
export const importAnswer = successWith({
  created: z.int(),
  updated: z.int(),
  rejected: z.array(rejectedLine),
  /** By which the import is undone; null where it took nothing. */
  importID: z.nullable(z.string()),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** The import that can still be undone. */
export const lastImportAnswer = successWith({
  data: z.nullable(
    z.object({ importID: z.string(), importedAt: z.string(), created: z.int(), updated: z.int() }),
  ),
})
export type LastImportAnswer = z.infer<typeof lastImportAnswer>

/** How many accounts were erased and put back, and whose stay as they are because they were used or changed since. */
export const undoImportAnswer = successWith({ erased: z.int(), restored: z.int(), kept: z.array(z.string()) })
export type UndoImportAnswer = z.infer<typeof undoImportAnswer>
