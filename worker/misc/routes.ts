import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type DateAnswer, dateAnswer } from '../../domain/api/instant.ts'
import { latestMonthStart, schoolDay } from '../../domain/calendar.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { query } from '../http/validate.ts'

const month = z.pipe(
  z.string().check(z.regex(/^([1-9]|1[0-2])$/, 'doit être un mois de 1 à 12')),
  z.transform(Number),
)

export const misc = new Hono<AppEnv>().get(
  '/date',
  documented("The server's date, or the first day of the latest given month", dateAnswer),
  permit('readSettings'),
  query(z.object({ month: z.optional(month) })),
  (c) => {
    const { month } = c.req.valid('query')
    const { now, timeZone } = c.var
    const date = month === undefined ? now : latestMonthStart(month, now, timeZone)
    const answer: DateAnswer = { date: date.toISOString(), timeZone, day: schoolDay(date, timeZone) }
    return answerWith(c, answer)
  },
)
