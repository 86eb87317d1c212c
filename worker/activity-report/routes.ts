import { Hono } from 'hono'
import * as z from 'zod/mini'
import { activityReportAnswer, schoolReportAnswer } from '../../domain/api/activity-report.ts'
import { monthSpan, schoolWeek } from '../../domain/calendar.ts'
import { permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, monthAndYear, pathID, toSlice } from '../http/parameters.ts'
import { query } from '../http/validate.ts'
import { isOfScope } from '../users/queries.ts'
import { listActivities, listAllActivities, type SpanOfWeeks } from './queries.ts'

/** Without `page` the whole month is returned. */
const schoolQuery = z.object({ date: monthAndYear, page: z.optional(pathID), q: listQuery.shape.q })

export const activityReport = new Hono<AppEnv>()
  .get(
    '/',
    documented("A month of the caller's activities, newest first", activityReportAnswer),
    permit('readOwnReport'),
    query(z.object({ date: monthAndYear })),
    async (c) => {
      const span = monthOfWeeks(c.req.valid('query').date, c.var.timeZone)
      const data = await listActivities(c.var.db, signedInUser(c).id, span)
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/all',
    documented("A month of everyone's activities, newest first", schoolReportAnswer),
    permit('readReports'),
    query(schoolQuery),
    async (c) => {
      const { date, page, q } = c.req.valid('query')
      const span = monthOfWeeks(date, c.var.timeZone)
      const found = await listAllActivities(
        c.var.db,
        span,
        q,
        page ? toSlice({ page }) : null,
        isOfScope(c.var.actor),
      )
      return answerWith(c, { success: true, ...found })
    },
  )

function monthOfWeeks({ month, year }: z.infer<typeof monthAndYear>, timeZone: string): SpanOfWeeks {
  const span = monthSpan(month, year, timeZone)
  return {
    ...span,
    firstWeek: schoolWeek(span.start, timeZone),
    lastWeek: schoolWeek(span.end, timeZone),
  }
}
