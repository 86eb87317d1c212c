import * as z from 'zod/mini'
import { readableName } from './name.ts'
import { classSignIn } from './secret-pictures.ts'
import { successWith } from './success.ts'

/** A class, e.g. `4-1`: how its pupils sign in, and whether its devices can record. */
export const schoolClass = z.extend(classSignIn, {
  classCode: z.string(),
  teacherName: z.string(),
  grade: z.int(),
  hasMicrophones: z.boolean(),
})
export type SchoolClass = z.infer<typeof schoolClass>

/** Without `hasMicrophones` the value stays, or is true for a new class. */
export const saveClassRequest = z.object({
  teacherName: readableName.check(z.maxLength(80, 'doit avoir au plus 80 caractères')),
  grade: z.int().check(z.gte(1, 'doit être de 1 à 6'), z.lte(6, 'doit être de 1 à 6')),
  hasMicrophones: z.optional(z.boolean()),
})
export type SaveClassRequest = z.infer<typeof saveClassRequest>

/** Sorted by code. */
export const classesAnswer = successWith({ data: z.array(schoolClass) })

export const classAnswer = successWith({ data: schoolClass })
