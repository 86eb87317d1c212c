import { Hono } from 'hono'
import * as z from 'zod/mini'
import { pupilWeekAnswer, startAnswer, weekAnswer } from '../../domain/api/week.ts'
import { schoolWeek, weekOf } from '../../domain/calendar.ts'
import { listWeek } from '../activities/queries.ts'
import { assertAllowed, assertOwnClasses, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { classCode, pathID } from '../http/parameters.ts'
import { requireUser } from '../http/require-user.ts'
import { path, query } from '../http/validate.ts'
import { readStart, readWeek } from './queries.ts'

/** Any day of the requested week. */
const date = z.iso.date('doit être un jour, comme 2026-11-15')

/** Weekly reports for teachers. */
export const week = new Hono<AppEnv>()
  .get(
    '/',
    documented('The week of each pupil of a class', weekAnswer),
    permit('readReports'),
    query(z.object({ date, classCode })),
    async (c) => {
      const { date, classCode } = c.req.valid('query')
      assertOwnClasses(c, [classCode])
      const { db, now, timeZone } = c.var
      const week = weekOf(date)
      const data = await readWeek(db, { classCode, week, now, timeZone })
      return answerWith(c, { success: true, week, data })
    },
  )
  .get(
    '/start',
    documented("A teacher's first steps, pending decisions, and classes this week", startAnswer),
    permit('readReports'),
    async (c) => {
      const week = schoolWeek(c.var.now, c.var.timeZone)
      return answerWith(c, { success: true, week, ...(await readStart(c.var.db, week, c.var.actor)) })
    },
  )
  .get(
    '/:userID',
    documented("A pupil's counted activities of a week, newest first", pupilWeekAnswer),
    permit('readReports'),
    path(z.object({ userID: pathID })),
    query(z.object({ date })),
    async (c) => {
      const { userID } = c.req.valid('param')
      await assertAllowed(c, 'readReports', userID)
      const { id } = await requireUser(c, userID)
      const week = weekOf(c.req.valid('query').date)
      return answerWith(c, { success: true, week, data: await listWeek(c.var.db, id, week) })
    },
  )
