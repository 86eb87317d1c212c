import { Hono } from 'hono'
import {
  decideHeldAnswersAnswer,
  decideHeldAnswersRequest,
  heldAnswersAnswer,
} from '../../domain/api/held-answers.ts'
import { assertOwnPupils, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { listQuery, toSlice } from '../http/parameters.ts'
import { body, query } from '../http/validate.ts'
import { isOfScope } from '../users/queries.ts'
import { acceptHeldAnswers } from './accept-held-answers.ts'
import { dismissHeldAnswers, listHeldAnswers } from './queries.ts'

export const heldAnswers = new Hono<AppEnv>()
  .get(
    '/',
    documented('Held answers that are undecided or were dismissed, by pupil', heldAnswersAnswer),
    permit('judgeHeld'),
    query(listQuery),
    async (c) => {
      const params = c.req.valid('query')
      const { actor, db, now } = c.var
      const found = await listHeldAnswers(
        db,
        { q: params.q, now, ofScope: isOfScope(actor) },
        toSlice(params),
      )
      return answerWith(c, { success: true, ...found })
    },
  )
  .post(
    '/',
    documented('Accept or dismiss held answers of pupils', decideHeldAnswersAnswer),
    permit('judgeHeld'),
    body(decideHeldAnswersRequest),
    async (c) => {
      const { decision, groups } = c.req.valid('json')
      await assertOwnPupils(
        c,
        groups.map(({ userID }) => userID),
      )
      const { db, now, timeZone } = c.var
      const decided =
        decision === 'accepted'
          ? await acceptHeldAnswers(db, groups, { now, timeZone })
          : { decided: await dismissHeldAnswers(db, groups, now), ignored: 0, left: 0 }
      return answerWith(c, { success: true, ...decided })
    },
  )
