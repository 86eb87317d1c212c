import { Hono } from 'hono'
import * as z from 'zod/mini'
import { canForSomeRecord } from '../../domain/access.ts'
import {
  bravoReportAnswer,
  bravosAnswer,
  giveBravoAnswer,
  giveBravoRequest,
  giveSeveralRequest,
  takeBackAnswer,
  takeBackQuery,
  takeSeveralBackQuery,
} from '../../domain/api/bravo.ts'
import { severalAnswer } from '../../domain/api/several.ts'
import { monthSpan, schoolWeek } from '../../domain/calendar.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { assertAllowed, assertOwnPupils, permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { ownKey } from '../http/own-key.ts'
import { monthAndYear, pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { severalResult } from '../http/several-result.ts'
import { body, path, query } from '../http/validate.ts'
import { readSettings } from '../settings/queries.ts'
import { rankPupils } from './bravo-counts.ts'
import { visibleReport } from './leaderboard.ts'
import { claimBravo, giveBravo, giveBravoToSeveral, takeBackBravo, takeSeveralBack } from './queries.ts'
import { findBravo, listBravos } from './report-queries.ts'

export const bravos = new Hono<AppEnv>()
  .get(
    '/',
    documented("A user's Bravos of a month, newest first", bravosAnswer),
    permit('readRecord'),
    query(z.object({ query: monthAndYear, id: pathID })),
    async (c) => {
      const { id, query } = c.req.valid('query')
      await assertAllowed(c, 'readRecord', id)
      await requireUser(c, id)
      const span = monthSpan(query.month, query.year, c.var.timeZone)
      return answerWith(c, { success: true, ...(await listBravos(c.var.db, id, span)) })
    },
  )
  .get(
    '/report',
    documented('The leaderboard of a month, most Bravos first', bravoReportAnswer),
    permit('readLeaderboard'),
    query(z.object({ date: monthAndYear })),
    async (c) => {
      const month = monthKey(c.req.valid('query').date)
      const { db, actor } = c.var
      const [rows, settings] = await Promise.all([rankPupils(db, month), readSettings(db)])
      return answerWith(c, visibleReport(rows, actor, settings))
    },
  )
  .post(
    '/',
    documented('Claim an earned Bravo, or give one', giveBravoAnswer, 201),
    permit('receiveBravo'),
    body(giveBravoRequest),
    async (c) => {
      const { userID, reason, idempotencyKey } = c.req.valid('json')
      const { actor, db, now, timeZone } = c.var
      await assertAllowed(c, 'receiveBravo', userID)
      const user = await requireUser(c, userID)
      if (user.isAdmin) throw new Refusal('bravosForPupils')
      const week = schoolWeek(now, timeZone)
      const give = canForSomeRecord(actor, 'giveBravo') ? giveBravo : claimBravo
      const month = monthKey(schoolMonth(now, timeZone))
      const key = idempotencyKey && `${signedInUser(c).id}:${idempotencyKey}`
      const bravo = await give(db, { userID, week, month, now, reason, key })
      if (!bravo) throw new Refusal('bravoNotEarned')
      return answerWith(c, { success: true, data: bravo })
    },
  )
  .post(
    '/several',
    documented('Give a Bravo to each of several pupils', severalAnswer),
    permit('giveBravo'),
    body(giveSeveralRequest),
    async (c) => {
      const { userIDs, reason, idempotencyKey } = c.req.valid('json')
      await assertOwnPupils(c, userIDs)
      const { db, now, timeZone } = c.var
      const month = schoolMonth(now, timeZone)
      const done = await giveBravoToSeveral(db, userIDs, {
        week: schoolWeek(now, timeZone),
        month: monthKey(month),
        span: monthSpan(month.month, month.year, timeZone),
        now,
        reason,
        key: ownKey(c, idempotencyKey),
      })
      return answerWith(c, severalResult(userIDs, done))
    },
  )
  .delete(
    '/several',
    documented("Take back the caller's own gift to several pupils", severalAnswer),
    permit('giveBravo'),
    query(takeSeveralBackQuery),
    async (c) => {
      const { db, now, timeZone } = c.var
      const key = ownKey(c, c.req.valid('query').idempotencyKey)
      const done = await takeSeveralBack(db, { key, now, timeZone })
      return answerWith(c, { success: true, done, refused: [] })
    },
  )
  .delete(
    '/:bravoID',
    documented('Take a Bravo back, with the reason', takeBackAnswer),
    permit('giveBravo'),
    path(z.object({ bravoID: pathID })),
    query(takeBackQuery),
    async (c) => {
      const { db, now, timeZone } = c.var
      const bravo = await findBravo(db, c.req.valid('param').bravoID)
      if (!bravo) throw new Refusal('bravoUnknown')
      await assertAllowed(c, 'giveBravo', bravo.userID)
      const month = monthKey(schoolMonth(new Date(bravo.dateCreated), timeZone))
      const { reason } = c.req.valid('query')
      const data = await takeBackBravo(db, bravo, { month, reason, now })
      if (!data) throw new Refusal('bravoUnknown')
      return answerWith(c, { success: true, data })
    },
  )
