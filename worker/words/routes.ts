import { Hono } from 'hono'
import * as z from 'zod/mini'
import { canForSomeRecord } from '../../domain/access.ts'
import { classWordsAnswer, evidenceAnswer, themeWordsAnswer } from '../../domain/api/class-words.ts'
import { saveAnswersRequest } from '../../domain/api/word-answers.ts'
import {
  albumAnswer,
  missedWordsAnswer,
  missionAnswer,
  missionLevelRequest,
  ownWordsAnswer,
  rememberedWordsAnswer,
  saveAnswersAnswer,
} from '../../domain/api/words.ts'
import { audienceKey } from '../../domain/audience.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { wordTasks } from '../../domain/learning/task.ts'
import { assertAllowed, assertOwnAudience, assertOwnClasses, permit } from '../auth/permit.ts'
import { ANSWER_LOG_DAYS } from '../daily/retention.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { classCode, pathID } from '../http/parameters.ts'
import { requireUser } from '../http/require-user.ts'
import { body, path, query } from '../http/validate.ts'
import { saveAnswers } from './answers/save-answers.ts'
import { assertClassExists, readClassWords, readThemeWords } from './class-report/class-words.ts'
import { readEvidence } from './class-report/read-evidence.ts'
import { readMissed } from './class-report/read-missed.ts'
import { readOwnWords } from './memories/read-own-words.ts'
import { readRemembered } from './memories/read-remembered.ts'
import { chooseLevel } from './mission/choose-level.ts'
import { readAlbum } from './mission/read-album.ts'
import { readMission } from './mission/read-mission.ts'

export const answers = new Hono<AppEnv>().post(
  '/',
  documented('Store first tries at words', saveAnswersAnswer, 201),
  permit('saveAnswers'),
  body(saveAnswersRequest),
  async (c) => {
    const { userID, answers, idempotencyKey } = c.req.valid('json')
    await assertAllowed(c, 'saveAnswers', userID)
    const { actor, db, now, timeZone } = c.var
    const saved = await saveAnswers(db, {
      userID,
      answers,
      // A call without a key is never a retry.
      idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
      now,
      timeZone,
      isLimited: !canForSomeRecord(actor, 'judgeHeld'),
    })
    return answerWith(c, saved)
  },
)

const ofUser = path(z.object({ userID: pathID }))

const ofClass = path(z.object({ classCode }))
const ofTheme = path(z.object({ classCode, clientID: z.string().check(z.maxLength(120)) }))

const missedQuery = z.object({
  classCode: z.optional(audienceKey),
  task: z.optional(z.enum(wordTasks)),
  days: z._default(
    z.pipe(pathID, z.int().check(z.lte(ANSWER_LOG_DAYS, `doit être au plus ${ANSWER_LOG_DAYS}`))),
    30,
  ),
})

export const words = new Hono<AppEnv>()
  .get(
    '/missed',
    documented('The words with the most wrong first tries of the last `days`', missedWordsAnswer),
    permit('readReports'),
    query(missedQuery),
    async (c) => {
      const { classCode = null, task = null, days } = c.req.valid('query')
      await assertOwnAudience(c, [classCode ?? ''])
      const data = await readMissed(c.var.db, { classCode, task, days, now: c.var.now })
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/own',
    documented("Words of the school's pages and games that are not in the word bank", ownWordsAnswer),
    permit('seeHiddenPages'),
    async (c) => answerWith(c, { success: true, data: await readOwnWords(c.var.db) }),
  )
  .get(
    '/evidence',
    documented("Retention and prediction quality, from the school's answers", evidenceAnswer),
    permit('readReports'),
    async (c) => answerWith(c, { success: true, data: await readEvidence(c.var.db) }),
  )
  .get(
    '/:userID',
    documented("A user's memories of words", rememberedWordsAnswer),
    permit('readRecord'),
    ofUser,
    async (c) => {
      const { userID } = c.req.valid('param')
      await assertAllowed(c, 'readRecord', userID)
      const { db, now, timeZone } = c.var
      const user = await requireUser(c, userID)
      const data = await readRemembered(db, user, { now, timeZone })
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/:userID/album',
    documented("A user's missions of this week and their stickers", albumAnswer),
    permit('readRecord'),
    ofUser,
    async (c) => {
      const { userID } = c.req.valid('param')
      await assertAllowed(c, 'readRecord', userID)
      const { id } = await requireUser(c, userID)
      const { db, now, timeZone } = c.var
      const data = await readAlbum(db, id, schoolWeek(now, timeZone))
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/:userID/mission',
    documented("A user's mission of the school day", missionAnswer),
    permit('readRecord'),
    ofUser,
    async (c) => {
      const { userID } = c.req.valid('param')
      await assertAllowed(c, 'readRecord', userID)
      const user = await requireUser(c, userID)
      const { db, now, timeZone } = c.var
      const isStored = c.var.actor?.id === userID
      const data = await readMission(db, user, { now, timeZone, isStored })
      return answerWith(c, { success: true, data })
    },
  )

  .put(
    '/:userID/mission',
    documented('Choose the level of the missions', missionAnswer),
    permit('saveAnswers'),
    ofUser,
    body(missionLevelRequest),
    async (c) => {
      const { userID } = c.req.valid('param')
      await assertAllowed(c, 'saveAnswers', userID)
      const { db, now, timeZone } = c.var
      const context = { now, timeZone, isStored: true }
      const user = await chooseLevel(db, await requireUser(c, userID), {
        ...c.req.valid('json'),
        ...context,
      })
      return answerWith(c, { success: true, data: await readMission(db, user, context) })
    },
  )

/** Reports on the words that the pupils of a class know. */
export const classWords = new Hono<AppEnv>()
  .get(
    '/:classCode/words',
    documented('Per pupil of a class: the number of words of each theme by stage', classWordsAnswer),
    permit('readReports'),
    ofClass,
    async (c) => {
      const { classCode } = c.req.valid('param')
      assertOwnClasses(c, [classCode])
      const { db, now, timeZone } = c.var
      await assertClassExists(db, classCode)
      const data = await readClassWords(db, { classCode, now, timeZone })
      return answerWith(c, { success: true, data })
    },
  )
  .get(
    '/:classCode/words/:clientID',
    documented('Per pupil of a class: the stage of each word of a page', themeWordsAnswer),
    permit('readReports'),
    ofTheme,
    async (c) => {
      const { classCode, clientID: page } = c.req.valid('param')
      assertOwnClasses(c, [classCode])
      const { db, now, timeZone } = c.var
      await assertClassExists(db, classCode)
      const data = await readThemeWords(db, { classCode, page, now, timeZone })
      return answerWith(c, { success: true, data })
    },
  )
