import { Hono } from 'hono'
import * as z from 'zod/mini'
import { decideHeldAnswer, decideHeldRequest, heldActivitiesAnswer } from '../../domain/api/held-activity.ts'
import { monthSpan } from '../../domain/calendar.ts'
import { schoolMonth } from '../../domain/school-months.ts'
import { assertOwnPupils, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, monthAndYear, toSlice } from '../http/parameters.ts'
import { body, query } from '../http/validate.ts'
import { isOfScope } from '../users/queries.ts'
import { countHeld, dismissHeld, listHeld } from './queries.ts'

export const heldActivities = new Hono<AppEnv>()
  .get(
    '/',
    documented('Held activities that are undecided or were decided in a month', heldActivitiesAnswer),
    permit('judgeHeld'),
    query(z.extend(listQuery, { date: z.optional(monthAndYear) })),
    async (c) => {
      const { date, ...params } = c.req.valid('query')
      const { db, now, timeZone } = c.var
      const { month, year } = date ?? schoolMonth(now, timeZone)
      const found = await listHeld(
        db,
        monthSpan(month, year, timeZone),
        params.q,
        toSlice(params),
        isOfScope(c.var.actor),
      )
      return answerWith(c, { success: true, ...found })
    },
  )
  .post(
    '/',
    documented('Count or dismiss held activities', decideHeldAnswer),
    permit('judgeHeld'),
    body(decideHeldRequest),
    async (c) => {
      const { decision, activities } = c.req.valid('json')
      await assertOwnPupils(
        c,
        activities.map(({ userID }) => userID),
      )
      const { db, now, timeZone } = c.var
      const decided =
        decision === 'counted'
          ? await countHeld(db, activities, { now, timeZone })
          : { decided: await dismissHeld(db, activities, now), bravos: 0 }
      return answerWith(c, { success: true, ...decided })
    },
  )
