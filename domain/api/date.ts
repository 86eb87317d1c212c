import * as z from 'zod/mini'

/**
 * `date`: an ISO instant in UTC; `timeZone`: the school's, by which its days, weeks and months go; `day`: the day of
 * that instant at school, so that no tablet has to load its tables of time zones to know it.
 */
export const dateAnswer = z.object({ date: z.iso.datetime(), timeZone: z.string(), day: z.iso.date() })
export type DateAnswer = z.infer<typeof dateAnswer>
