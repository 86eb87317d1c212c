import * as z from 'zod/mini'

/** A class of the school, `4-1` for instance. */
export const schoolClass = z.object({
  classCode: z.string(),
  teacherName: z.string(),
  grade: z.int(),
})
export type SchoolClass = z.infer<typeof schoolClass>

export const saveClassRequest = z.object({
  teacherName: z.string().check(z.trim(), z.maxLength(80, 'doit avoir au plus 80 caractères')),
  grade: z.int().check(z.gte(1, 'doit être de 1 à 6'), z.lte(6, 'doit être de 1 à 6')),
})

/** By code. */
export const classesAnswer = z.object({ success: z.literal(true), data: z.array(schoolClass) })
export type ClassesAnswer = z.infer<typeof classesAnswer>

export const classAnswer = z.object({ success: z.literal(true), data: schoolClass })
export type ClassAnswer = z.infer<typeof classAnswer>
