import * as z from 'zod/mini'
import type { SchoolClass } from '../../../../../domain/api/class.ts'
import { classDraft, findClass, NEW_CLASS } from '../class-draft.ts'
import { PUPIL_COLUMNS } from '../pupil-columns.ts'

/** Result of a line: a new account, ignored, or the id of the existing account it changes. */
const outcome = z.union([z.literal('new'), z.literal('aside'), z.int()])
export type Outcome = z.infer<typeof outcome>

const lineEdit = z.object({
  userName: z.optional(z.string()),
  displayName: z.optional(z.string()),
  outcome: z.optional(outcome),
})
export type LineEdit = z.infer<typeof lineEdit>

/** Stored draft of the form. */
export const classListDraft = z.object({
  /** Null until a class is chosen; empty for `newClass`. */
  classCode: z.nullable(z.string()),
  newClass: classDraft,
  text: z.string(),
  /** Columns that the teacher assigned, by index. */
  columns: z.record(z.string(), z.enum(PUPIL_COLUMNS)),
  userNames: z.enum(['given', 'animal']),
  shownNames: z.enum(['given', 'initial', 'always', 'whole']),
  /** The teacher's changes, by the key of the line. */
  edits: z.record(z.string(), lineEdit),
})
export type ClassListDraft = z.infer<typeof classListDraft>

export const NO_LIST: ClassListDraft = {
  classCode: null,
  newClass: NEW_CLASS,
  text: '',
  columns: {},
  userNames: 'given',
  shownNames: 'initial',
  edits: {},
}

/**
 * True if the draft has no names and no new class. A choice of class or name style alone is not worth
 * storing.
 */
export function isEmptyList({ text, classCode, newClass }: ClassListDraft): boolean {
  const hasNewClass = classCode === '' && JSON.stringify(newClass) !== JSON.stringify(NEW_CLASS)
  return text.trim() === '' && !hasNewClass
}

/** The draft with the existing class if the code typed for a new one belongs to it. */
export function withKnownClass(
  draft: ClassListDraft,
  classes: readonly Pick<SchoolClass, 'classCode'>[],
): ClassListDraft {
  const known = draft.classCode === '' ? findClass(classes, draft.newClass.classCode) : undefined
  return known ? { ...draft, classCode: known.classCode } : draft
}

/** Code of the chosen class; empty if none is chosen yet. */
export function classOf({ classCode, newClass }: ClassListDraft): string {
  return classCode === '' ? newClass.classCode.trim().normalize('NFC') : (classCode ?? '')
}
