import { Hono } from 'hono'
import * as z from 'zod/mini'
import { type Actor, canForSomeRecord } from '../../domain/access.ts'
import { type ClassGoal, classGoalsAnswer, saveGoalRequest } from '../../domain/api/class-goal.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { audienceKey, isClassKey } from '../../domain/audience.ts'
import { schoolWeek, weekSpan } from '../../domain/calendar.ts'
import { assertOwnAudience, permit } from '../auth/permit.ts'
import type { Database } from '../db/database.ts'
import { ownKeyMatcher, readAudienceKeys } from '../groups/audience.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import type { User } from '../users/queries.ts'
import { deleteGoal, listGoals, saveGoal, type Week } from './queries.ts'

const ofClass = path(z.object({ classCode: audienceKey }))

/** Weekly goals that the pupils of a class or group reach together. */
export const classGoals = new Hono<AppEnv>()
  .get(
    '/',
    documented("The goals of the caller's class, or of all classes for a teacher", classGoalsAnswer),
    permit('readClassGoal'),
    async (c) => {
      const { actor, user, db, now, timeZone } = c.var
      const week = schoolWeek(now, timeZone)
      const span = { week, ...weekSpan(week, timeZone) }
      const data = canForSomeRecord(actor, 'runLessons')
        ? await teachersGoals(db, actor, span)
        : await ownGoals(db, user, span)
      return answerWith(c, { success: true, data })
    },
  )
  .put(
    '/:classCode',
    documented('Set the goal of a class', successAnswer),
    permit('runLessons'),
    ofClass,
    body(saveGoalRequest),
    async (c) => {
      const { classCode } = c.req.valid('param')
      await assertOwnAudience(c, [classCode])
      await saveGoal(c.var.db, classCode, c.req.valid('json'))
      return answerWith(c, { success: true })
    },
  )
  .delete(
    '/:classCode',
    documented('Delete the goal of a class', successAnswer),
    permit('runLessons'),
    ofClass,
    async (c) => {
      const { classCode } = c.req.valid('param')
      await assertOwnAudience(c, [classCode])
      if (!(await deleteGoal(c.var.db, classCode))) throw new Refusal('goalUnknown')
      return answerWith(c, { success: true })
    },
  )

/** The goals of the classes and groups that a teacher may address. */
async function teachersGoals(db: Database, actor: Actor, span: Week): Promise<ClassGoal[]> {
  const isOwn = await ownKeyMatcher(db, actor)
  return (await listGoals(db, span)).filter(({ classCode }) => isOwn(classCode))
}

/** The pupil's goal with the narrowest audience, without naming a group or pupil. */
async function ownGoals(db: Database, user: User | null, span: Week): Promise<ClassGoal[]> {
  const keys = user ? await readAudienceKeys(db, user) : []
  const goals = await listGoals(db, span, keys)
  const [goal] = goals.toSorted((one, other) => keys.indexOf(one.classCode) - keys.indexOf(other.classCode))
  return goal ? [{ ...goal, classCode: isClassKey(goal.classCode) ? goal.classCode : '' }] : []
}
