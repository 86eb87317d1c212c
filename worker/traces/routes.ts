import { Hono } from 'hono'
import * as z from 'zod/mini'
import { tracesAnswer } from '../../domain/api/trace.ts'
import { daySpan } from '../../domain/calendar.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, toSlice } from '../http/parameters.ts'
import { query } from '../http/validate.ts'
import { isOfScope } from '../users/queries.ts'
import { listTraces } from './queries.ts'

/** An existing day. Days whose year or end does not have four digits, such as 9999-12-31, are excluded. */
const day = z.iso
  .date('doit être un jour, comme 2026-11-20')
  .check(z.regex(/^(?!0|9999-12-31)/, 'doit être un jour, comme 2026-11-20'))

export const traces = new Hono<AppEnv>().get(
  '/',
  documented('The pages that pupils visited on a school day, newest first, 20 per page', tracesAnswer),
  permit('readReports'),
  query(z.extend(listQuery, { date: day })),
  async (c) => {
    const params = c.req.valid('query')
    const span = daySpan(params.date, c.var.timeZone)
    const found = await listTraces(c.var.db, span, params.q, toSlice(params), isOfScope(c.var.actor))
    return answerWith(c, { success: true, ...found })
  },
)
