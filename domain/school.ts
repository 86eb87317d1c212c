import * as z from 'zod/mini'

/**
 * A school's name within a deployment. Also names the school's stores and room, and is part of everything
 * that is signed for the school.
 */
export const schoolName = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,30}$/))

/** The school of a single-school deployment. Tokens signed before school names existed belong to it. */
export const FIRST_SCHOOL = 'school'
