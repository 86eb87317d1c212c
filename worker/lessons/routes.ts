import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { canForSomeRecord, coversClasses } from '../../domain/access.ts'
import {
  type Lesson,
  lessonAnswer,
  lessonProgressAnswer,
  lessonsAnswer,
  type NewLesson,
  newLessonRequest,
  saveLessonAnswer,
  saveLessonRequest,
  stepDoneRequest,
  typedCode,
} from '../../domain/api/lesson.ts'
import { lessonPlanAnswer } from '../../domain/api/substitute.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { DAY } from '../../domain/bounds.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { acceptsProgress, MAX_LESSONS } from '../../domain/lesson.ts'
import { assertOwnAudience, permit, signedInUser } from '../auth/permit.ts'
import { assertAudienceExists, isInAudience } from '../groups/audience.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { ownKey } from '../http/own-key.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { phraseLines, planSteps } from '../substitutes/plan.ts'
import { assertFollowsLesson, lessonFilterFor, openLesson, todayOf } from './open-lesson.ts'
import {
  addLesson,
  deleteLesson,
  findLesson,
  findUnknownStep,
  listLessons,
  listOwnLessons,
  readProgress,
  saveLesson,
  saveStep,
} from './queries.ts'
import { notifyLessons } from './send-lesson-audiences.ts'

const ofLesson = path(z.object({ code: typedCode }))

/** Done steps are dated back by at most this, since a device may report late or have a wrong clock. */
const MAX_STEP_AGE_MS = 8 * DAY

export const lessons = new Hono<AppEnv>()
  .get('/', documented("The caller's lessons", lessonsAnswer), permit('openLessons'), async (c) => {
    const { actor, user, db, timeZone } = c.var
    const today = todayOf(c)
    const data = canForSomeRecord(actor, 'runLessons')
      ? (await listLessons(db))
          .filter(await lessonFilterFor(db, actor))
          .map((lesson) => ({ ...lesson, done: [] }))
      : user
        ? (await listOwnLessons(db, user, { today, timeZone })).map((lesson) => ({
            ...lesson,
            classCodes: [],
          }))
        : []
    return answerWith(c, { success: true, today, data })
  })
  .post(
    '/',
    documented('Create a lesson', saveLessonAnswer, 201),
    permit('runLessons'),
    body(newLessonRequest),
    async (c) => {
      const { idempotencyKey, ...request } = c.req.valid('json')
      const today = todayOf(c)
      if (request.lastDay < today) throw new Refusal('lessonPast')
      await assertOwnLesson(c, request)
      await assertValidLesson(c, request)
      const { db, now } = c.var
      const added = await addLesson(db, request, { now, today, key: ownKey(c, idempotencyKey) })
      if (!added) throw new Refusal('tooManyLessons', { most: MAX_LESSONS })
      if (!added.isSaved) throw new Refusal('lessonSavedMeanwhile', {}, { data: added.stored })
      notifyLessons(c)
      return answerWith(c, { success: true, data: added.stored })
    },
  )
  .get('/:code', documented('A lesson', lessonAnswer), permit('openLessons'), ofLesson, async (c) => {
    const data = await openLesson(c, c.req.valid('param').code)
    return answerWith(c, { success: true, today: todayOf(c), data })
  })
  .put(
    '/:code',
    documented('Change a lesson', saveLessonAnswer),
    permit('runLessons'),
    ofLesson,
    body(saveLessonRequest),
    async (c) => {
      const { code } = c.req.valid('param')
      const { updated: former, ...request } = c.req.valid('json')
      const { db, now } = c.var
      const lesson = await requireLesson(c, code)
      await assertOwnLesson(c, lesson)
      await assertOwnLesson(c, request)
      await assertValidLesson(c, request)
      const { isSaved, stored } = await saveLesson(db, lesson, request, { former, now })
      if (!isSaved || !stored) throw new Refusal('lessonSavedMeanwhile', {}, { data: stored })
      c.var.notes.push({ changes: changesBetween(lesson, stored) })
      notifyLessons(c)
      return answerWith(c, { success: true, data: stored })
    },
  )
  .delete(
    '/:code',
    documented('Delete a lesson and its done steps', successAnswer),
    permit('runLessons'),
    ofLesson,
    async (c) => {
      const { code } = c.req.valid('param')
      await assertOwnLesson(c, await requireLesson(c, code))
      if (!(await deleteLesson(c.var.db, code))) throw new Refusal('lessonUnknown', { code })
      notifyLessons(c)
      return answerWith(c, { success: true })
    },
  )
  .post(
    '/:code/done',
    documented('Report that the caller has done a step of a lesson', successAnswer),
    permit('doLessons'),
    ofLesson,
    body(stepDoneRequest),
    async (c) => {
      const { code } = c.req.valid('param')
      const { step, at } = c.req.valid('json')
      const { db, now } = c.var
      const user = signedInUser(c)
      const lesson = await requireLesson(c, code)
      const isTheirs = lesson.isOpenToVisitors || (await isInAudience(db, lesson.classCodes, user))
      if (!isTheirs) throw new Refusal('lessonOfOthers')
      if (!acceptsProgress(lesson, todayOf(c))) throw new Refusal('lessonOver')
      if (!lesson.steps.some(({ clientID }) => clientID === step)) throw new Refusal('lessonStepGone')
      const doneAt = Math.min(now.getTime(), Math.max(Date.parse(at), now.getTime() - MAX_STEP_AGE_MS))
      const isNew = await saveStep(db, { code, userID: user.id, clientID: step, at: new Date(doneAt) })
      if (isNew) c.var.later(notifyRoom(c, { type: 'lessonStepDone', code }))
      return answerWith(c, { success: true })
    },
  )
  .get(
    '/:code/progress',
    documented('The steps of a lesson that each pupil has done', lessonProgressAnswer),
    permit('runLessons'),
    ofLesson,
    async (c) => {
      const lesson = await requireLesson(c, c.req.valid('param').code)
      const { actor, db } = c.var
      await assertFollowsLesson(db, actor, lesson)
      const data = await readProgress(db, lesson)
      const own = data.filter(({ classCode }) => coversClasses(actor, [classCode]))
      return answerWith(c, { success: true, data: own })
    },
  )
  .get(
    '/:code/plan',
    documented("A lesson's plan in English for a substitute", lessonPlanAnswer),
    permit('runLessons'),
    ofLesson,
    async (c) => {
      const lesson = await requireLesson(c, c.req.valid('param').code)
      const { actor, db } = c.var
      await assertFollowsLesson(db, actor, lesson)
      const steps = await planSteps(db, lesson.steps)
      return answerWith(c, { success: true, data: { steps, phrases: await phraseLines() } })
    },
  )

/** @throws {Refusal} 404 */
async function requireLesson(c: Context<AppEnv>, code: string): Promise<Lesson> {
  const lesson = await findLesson(c.var.db, code, null)
  if (!lesson) throw new Refusal('lessonUnknown', { code })
  return lesson
}

/** @throws {Refusal} 403 for a colleague if the lesson is also for classes or groups outside her scope */
async function assertOwnLesson(
  c: Context<AppEnv>,
  { classCodes }: Pick<Lesson, 'classCodes'>,
): Promise<void> {
  // A lesson without classes is for the whole school.
  await assertOwnAudience(c, classCodes.length === 0 ? [''] : classCodes)
}

/** @throws {Refusal} if the lesson has no audience, or an unknown class, group, pupil or step */
async function assertValidLesson(c: Context<AppEnv>, { classCodes, steps, isOpenToVisitors }: NewLesson) {
  if (classCodes.length === 0 && !isOpenToVisitors) throw new Refusal('lessonForNobody')
  await assertAudienceExists(c.var.db, classCodes)
  const unknown = await findUnknownStep(c.var.db, steps)
  if (unknown) throw new Refusal('lessonStepUnknown', unknown)
}
