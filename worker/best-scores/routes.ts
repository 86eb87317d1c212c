import { Hono } from 'hono'
import * as z from 'zod/mini'
import { bestScoreAnswer, saveScoreRequest } from '../../domain/api/best-score.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { permit, signedInUser } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { findBestScore, saveBestScore } from './queries.ts'

const ofGame = path(z.object({ clientID: z.string().check(z.maxLength(120)) }))

/** The caller's best scores. Nobody else can read them. */
export const bestScores = new Hono<AppEnv>()
  .get(
    '/:clientID',
    documented("A pupil's own best score of a game", bestScoreAnswer),
    permit('keepScores'),
    ofGame,
    async (c) => {
      const { clientID } = c.req.valid('param')
      const score = await findBestScore(c.var.db, { userID: signedInUser(c).id, clientID })
      return answerWith(c, { success: true, score })
    },
  )
  .put(
    '/:clientID',
    documented("Store a score if it is the pupil's best", successAnswer),
    permit('keepScores'),
    ofGame,
    body(saveScoreRequest),
    async (c) => {
      const { clientID } = c.req.valid('param')
      const { db, now } = c.var
      const saved = { userID: signedInUser(c).id, clientID, ...c.req.valid('json'), now }
      if (!(await saveBestScore(db, saved))) throw new Refusal('gameUnknown', { id: clientID })
      return answerWith(c, { success: true })
    },
  )
