import { Hono } from 'hono'
import * as z from 'zod/mini'
import {
  changeCheckRequest,
  checksAnswer,
  openCheckAnswer,
  openCheckRequest,
  ownCheckAnswer,
  takeCheckRequest,
} from '../../domain/api/check.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { audienceKey } from '../../domain/audience.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { assertOwnAudience, permit } from '../auth/permit.ts'
import { assertAudienceExists } from '../groups/audience.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { requireUser } from '../http/require-user.ts'
import { body, path, query } from '../http/validate.ts'
import { notifyChecks } from './notify-checks.ts'
import {
  changeCheck,
  deleteCheck,
  listChecks,
  makeCheck,
  ownCheck,
  requireCheck,
  takeCheck,
} from './queries.ts'

const ofCheck = path(z.object({ checkID: pathID }))
const ofClass = query(z.object({ classCode: audienceKey }))

/** Checks of a theme's words before and after it is taught. */
export const checks = new Hono<AppEnv>()
  .get(
    '/',
    documented('The checks of a class with their results, without names', checksAnswer),
    permit('readReports'),
    ofClass,
    async (c) => {
      const { classCode } = c.req.valid('query')
      await assertOwnAudience(c, [classCode])
      const data = await listChecks(c.var.db, classCode)
      return answerWith(c, { success: true, data })
    },
  )
  .post(
    '/',
    documented("Open a check of a page's words for a class", openCheckAnswer, 201),
    permit('runLessons'),
    body(openCheckRequest),
    async (c) => {
      const { classCode, clientID } = c.req.valid('json')
      await assertOwnAudience(c, [classCode])
      const { db, now } = c.var
      await assertAudienceExists(db, [classCode])
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
      const checkID = await makeCheck(db, { classCode, clientID, now, seed })
      notifyChecks(c)
      return answerWith(c, { success: true, data: { checkID } })
    },
  )
  .get(
    '/mine',
    documented('The check that a pupil may take now', ownCheckAnswer),
    permit('saveAnswers'),
    async (c) => {
      const user = await requireUser(c, c.var.actor?.id ?? 0)
      return answerWith(c, { success: true, data: await ownCheck(c.var.db, user) })
    },
  )
  .put(
    '/:checkID',
    documented('Open a phase of a check, or close the check', successAnswer),
    permit('runLessons'),
    ofCheck,
    body(changeCheckRequest),
    async (c) => {
      const { checkID } = c.req.valid('param')
      const { open } = c.req.valid('json')
      await assertOwnAudience(c, [(await requireCheck(c.var.db, checkID)).classCode])
      const former = await changeCheck(c.var.db, checkID, open)
      c.var.notes.push({
        changes: { classCode: { to: former.classCode }, ...changesBetween(former, { open }) },
      })
      notifyChecks(c)
      return answerWith(c, { success: true })
    },
  )
  .delete(
    '/:checkID',
    documented('Delete a check with its results', successAnswer),
    permit('runLessons'),
    ofCheck,
    async (c) => {
      const { checkID } = c.req.valid('param')
      await assertOwnAudience(c, [(await requireCheck(c.var.db, checkID)).classCode])
      const { clientID, classCode } = await deleteCheck(c.var.db, checkID)
      c.var.notes.push({ target: clientID, changes: { classCode: { to: classCode } } })
      notifyChecks(c)
      return answerWith(c, { success: true })
    },
  )
  .post(
    '/:checkID/results',
    documented("Store a pupil's answers to a check", successAnswer, 201),
    permit('saveAnswers'),
    ofCheck,
    body(takeCheckRequest),
    async (c) => {
      const { db, now, actor } = c.var
      const user = await requireUser(c, actor?.id ?? 0)
      await takeCheck(db, user, { checkID: c.req.valid('param').checkID, now, ...c.req.valid('json') })
      return answerWith(c, { success: true })
    },
  )
