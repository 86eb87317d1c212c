import * as z from 'zod/mini'

/** `date`: an ISO instant in UTC; `timeZone`: the school's, by which its days, weeks and months go. */
export const dateAnswer = z.object({ date: z.iso.datetime(), timeZone: z.string() })
export type DateAnswer = z.infer<typeof dateAnswer>
