import { Hono } from 'hono'
import { multiplayerScoreAnswer, multiplayerScoreRequest } from '../../domain/api/multiplayer.ts'
import { DAY } from '../../domain/bounds.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { multiplayerTotals } from '../../domain/economy.ts'
import { monthKey, schoolMonth } from '../../domain/school-months.ts'
import { permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { tooManyCalls } from '../http/too-many-calls.ts'
import { body } from '../http/validate.ts'
import { readSettings } from '../settings/queries.ts'
import { addScore } from './queries.ts'

/** Called by the games site with the token of a pupil. */
export const multiplayer = new Hono<AppEnv>().post(
  '/score',
  documented("Add correct answers to the week of the token's pupil", multiplayerScoreAnswer),
  permit('addScore', 'multiplayer'),
  body(multiplayerScoreRequest),
  async (c) => {
    const { db, now, timeZone } = c.var
    const { mpgBravoCap: cap } = await readSettings(db)
    const { correctAnswers, idempotencyKey = null } = c.req.valid('json')
    const week = schoolWeek(now, timeZone)
    const month = monthKey(schoolMonth(now, timeZone))
    const userID = signedInUser(c).id
    const total = await addScore(db, { userID, week, month, correctAnswers, idempotencyKey, cap, now })
    if (total === null) throw tooManyCalls(new Date(now.getTime() + DAY), now)
    const data = multiplayerTotals(total, cap)
    return answerWith(c, { success: true, data })
  },
)
