import * as z from 'zod/mini'

/** A class of the school, `4-1` for instance. */
export const schoolClass = z.object({
  classCode: z.string(),
  teacherName: z.string(),
  grade: z.int(),
})
export type SchoolClass = z.infer<typeof schoolClass>

export const saveClassRequest = z.object({
  teacherName: z.string().check(z.trim(), z.maxLength(80, 'must be at most 80 characters long')),
  grade: z.int().check(z.gte(1, 'must be from 1 to 6'), z.lte(6, 'must be from 1 to 6')),
})

/** By code. */
export const classesAnswer = z.object({ success: z.literal(true), data: z.array(schoolClass) })
export type ClassesAnswer = z.infer<typeof classesAnswer>

export const classAnswer = z.object({ success: z.literal(true), data: schoolClass })
export type ClassAnswer = z.infer<typeof classAnswer>
