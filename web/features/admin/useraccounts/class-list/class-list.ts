import * as z from 'zod/mini'
import { classDraft, NEW_CLASS } from '../class-draft.ts'
import { PUPIL_COLUMNS } from '../pupil-columns.ts'

/** What becomes of a line: a new account, nothing, or the account of this number, whose pupil it is. */
const outcome = z.union([z.literal('new'), z.literal('aside'), z.int()])
export type Outcome = z.infer<typeof outcome>

const lineEdit = z.object({
  userName: z.optional(z.string()),
  displayName: z.optional(z.string()),
  outcome: z.optional(outcome),
})
export type LineEdit = z.infer<typeof lineEdit>

/** A class list as its form keeps it. */
export const classListDraft = z.object({
  /** Null until one is chosen; empty for `newClass`. */
  classCode: z.nullable(z.string()),
  newClass: classDraft,
  text: z.string(),
  /** Roles that the teacher gave to columns, by index. */
  columns: z.record(z.string(), z.enum(PUPIL_COLUMNS)),
  userNames: z.enum(['given', 'animal']),
  shownNames: z.enum(['given', 'initial', 'always', 'whole']),
  /** What the teacher changed, by the key of the line. */
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

/** The class that the list is for; empty where it is not known yet. */
export function classOf({ classCode, newClass }: ClassListDraft): string {
  return classCode === '' ? newClass.classCode.trim() : (classCode ?? '')
}
