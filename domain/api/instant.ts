import * as z from 'zod/mini'

/**
 * An instant with any ISO 8601 offset, converted to UTC. The year is checked afterwards, because an offset
 * can move the instant out of the four-digit years.
 */
export const instant = z.iso.datetime({ offset: true, abort: true }).check(
  z.overwrite((text) => new Date(text).toISOString()),
  z.refine((text) => /^\d{4}-/.test(text), 'doit être entre les années 0000 et 9999'),
)

/** The server's time, and the school's time zone and day, so that tablets need no time zone data. */
export const dateAnswer = z.object({ date: z.iso.datetime(), timeZone: z.string(), day: z.iso.date() })
export type DateAnswer = z.infer<typeof dateAnswer>
