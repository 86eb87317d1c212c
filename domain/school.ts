import * as z from 'zod/mini'

/** A school's name within a deployment. It names its stores and room and is part of what is signed for it. */
export const schoolName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/))

/** The school of a single-school deployment. Tokens signed before school names existed belong to it. */
export const FIRST_SCHOOL = 'school'
