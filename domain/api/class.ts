import * as z from 'zod/mini'
import { englishHelps } from '../english-help.ts'
import { readableName } from './name.ts'
import { classSignIn } from './secret-pictures.ts'
import { successWith } from './success.ts'

/** A class, e.g. `4-1`: how its pupils sign in, whether its devices can record, and its English help. */
export const schoolClass = z.extend(classSignIn, {
  classCode: z.string(),
  teacherName: z.string(),
  grade: z.int(),
  /** The highest grade of a split class; null if the class has one grade. */
  lastGrade: z.nullable(z.int()),
  hasMicrophones: z.boolean(),
  englishHelp: z.enum(englishHelps),
  /** Null if names are not offered. */
  listKey: z.nullable(z.string()),
})
export type SchoolClass = z.infer<typeof schoolClass>

export const classGrade = z.int().check(z.gte(1, 'doit être de 1 à 6'), z.lte(6, 'doit être de 1 à 6'))

/**
 * An omitted value stays unchanged, or gets its default in a new class. A `lastGrade` that is not above
 * `grade` means a single grade.
 */
export const saveClassRequest = z.object({
  teacherName: readableName.check(z.maxLength(80, 'doit avoir au plus 80 caractères')),
  grade: classGrade,
  lastGrade: z.optional(z.nullable(classGrade)),
  hasMicrophones: z.optional(z.boolean()),
  englishHelp: z.optional(z.enum(englishHelps)),
})
export type SaveClassRequest = z.infer<typeof saveClassRequest>

/** Sorted by code. */
export const classesAnswer = successWith({ data: z.array(schoolClass) })

export const classAnswer = successWith({ data: schoolClass })
