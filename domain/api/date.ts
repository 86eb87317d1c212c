import * as z from 'zod/mini'

/**
 * The server's time. `timeZone`: the school's time zone; `day`: the school day of `date`, so that tablets
 * need not load time zone data.
 */
export const dateAnswer = z.object({ date: z.iso.datetime(), timeZone: z.string(), day: z.iso.date() })
export type DateAnswer = z.infer<typeof dateAnswer>
