import { Hono } from 'hono'
import * as z from 'zod/mini'
import { saveAnswersRequest } from '../../domain/api/word-answers.ts'
import {
  type MissionAnswer,
  missionAnswer,
  type RememberedWordsAnswer,
  rememberedWordsAnswer,
  type SaveAnswersAnswer,
  saveAnswersAnswer,
} from '../../domain/api/words.ts'
import { mustBeAllowed, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { mustExist } from '../http/must-exist.ts'
import { pathID } from '../http/parameters.ts'
import { body, path } from '../http/validate.ts'
import { readMission, readRemembered } from './queries.ts'
import { saveAnswers } from './save-answers.ts'

export const answers = new Hono<AppEnv>().post(
  '/',
  documented('Keep first tries at words', saveAnswersAnswer, 201),
  permit('saveAnswers'),
  body(saveAnswersRequest),
  async (c) => {
    const { userID, answers, idempotencyKey } = c.req.valid('json')
    mustBeAllowed(c.var.actor, 'saveAnswers', userID)
    const { db, now, variables } = c.var
    const saved = await saveAnswers(db, {
      userID,
      answers,
      // A call without one is another call each time.
      idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
      now,
      timeZone: variables.SCHOOL_TIME_ZONE,
    })
    return c.json(saved satisfies SaveAnswersAnswer, 201)
  },
)

const ofUser = path(z.object({ userID: pathID }))

export const words = new Hono<AppEnv>()
  .get(
    '/:userID',
    documented('What a user remembers of words', rememberedWordsAnswer),
    permit('readRecord'),
    ofUser,
    async (c) => {
      const { userID } = c.req.valid('param')
      mustBeAllowed(c.var.actor, 'readRecord', userID)
      const data = await readRemembered(c.var.db, await mustExist(c, userID))
      return c.json({ success: true, data } satisfies RememberedWordsAnswer)
    },
  )
  .get(
    '/:userID/mission',
    documented("The words of a user's school day", missionAnswer),
    permit('readRecord'),
    ofUser,
    async (c) => {
      const { userID } = c.req.valid('param')
      mustBeAllowed(c.var.actor, 'readRecord', userID)
      const user = await mustExist(c, userID)
      const { db, now, variables } = c.var
      const data = await readMission(db, user, { now, timeZone: variables.SCHOOL_TIME_ZONE })
      return c.json({ success: true, data } satisfies MissionAnswer)
    },
  )
