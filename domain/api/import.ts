import * as z from 'zod/mini'
import { displayName, userName } from './account.ts'
import { successWith } from './success.ts'

/** Columns of a pupil list: CSV with a header line. */
export const PUPIL_COLUMNS = ['userName', 'displayName', 'classCode', 'pin'] as const
/** Optional column: the id of the account to change. Without it a line creates an account. */
export const SAME_AS_COLUMN = 'sameAs'
/** Optional column: names of supports, separated by "+". Empty keeps the pupil's. */
export const SUPPORTS_COLUMN = 'soutiens'
/** Optional column: the pupil's grade in a split class, a digit. Empty keeps the pupil's. */
export const GRADE_COLUMN = 'annee'
/** Maximum number of lines without the header. */
export const MAX_PUPIL_LINES = 5000
/** Maximum size of a list in bytes. */
export const MAX_PUPIL_LIST_BYTES = 1024 * 1024
/** Period in which the last import can be undone. */
export const UNDO_HOURS = 24

/** A line of the list. An empty `pin` keeps the pupil's PIN. */
export const pupilRow = z.object({
  userName,
  displayName,
  classCode: z.string().check(z.trim(), z.minLength(1)),
  pin: z
    .string()
    .check(z.regex(/^(\d{4})?$/, 'a 4 chiffres, ou rien : le tableur a peut-être enlevé des zéros')),
  soutiens: z.string().check(z.maxLength(400, 'doit avoir au plus 400 caractères')),
  annee: z.string().check(z.regex(/^[1-6]?$/, 'doit être un chiffre de 1 à 6, ou rien')),
  sameAs: z.pipe(
    z.string().check(z.regex(/^(\d{1,15})?$/, "doit être le numéro d'un compte, ou rien")),
    z.transform((digits) => (digits === '' ? null : Number(digits))),
  ),
})
/** `supports` is a bit mask. Null keeps the pupil's supports or grade. */
export type PupilRow = z.infer<typeof pupilRow> & { supports: number | null; grade: number | null }

/** The existing account with the line's name. */
const namesake = z.object({ id: z.int(), displayName: z.string(), classCode: z.string() })
export type Namesake = z.infer<typeof namesake>

/**
 * `line` counts from 1 (the header); `code` is from `domain/refusals/codes.ts`. `account`: the pupil with
 * the same name; the line is accepted with that id in `sameAs`.
 */
const rejectedLine = z.object({
  line: z.int(),
  code: z.string(),
  message: z.string(),
  account: z.optional(namesake),
})
export type RejectedLine = z.infer<typeof rejectedLine>

/** The number of created and changed accounts. In a dry run nothing is saved. */
export const importAnswer = successWith({
  created: z.int(),
  updated: z.int(),
  rejected: z.array(rejectedLine),
  /** The id for undoing the import; null if it changed nothing. */
  importID: z.nullable(z.string()),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** The import that can still be undone, or null. */
export const lastImportAnswer = successWith({
  data: z.nullable(
    z.object({ importID: z.string(), importedAt: z.string(), created: z.int(), updated: z.int() }),
  ),
})
export type LastImportAnswer = z.infer<typeof lastImportAnswer>

/** Numbers of erased and restored accounts. `kept`: accounts used or changed since, left unchanged. */
export const undoImportAnswer = successWith({ erased: z.int(), restored: z.int(), kept: z.array(z.string()) })
export type UndoImportAnswer = z.infer<typeof undoImportAnswer>
