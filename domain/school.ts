import * as z from 'zod/mini'

/** A school's name among those of a deployment: of its stores, of its room, and in what is signed for it. */
export const schoolName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/))

/** The school of a deployment that has one alone. What was signed before anything named a school is of this one. */
export const FIRST_SCHOOL = 'school'
