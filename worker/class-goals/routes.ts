import { Hono } from 'hono'
import * as z from 'zod/mini'
import { can } from '../../domain/access.ts'
import { classGoalsAnswer, saveGoalRequest } from '../../domain/api/class-goal.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { schoolWeek, weekSpan } from '../../domain/calendar.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { deleteGoal, listGoals, saveGoal } from './queries.ts'

const ofClass = path(z.object({ classCode: z.string().check(z.maxLength(20)) }))

/** Weekly goals that the pupils of a class reach together. */
export const classGoals = new Hono<AppEnv>()
  .get(
    '/',
    documented("The goals of the caller's class, or of all classes for a teacher", classGoalsAnswer),
    permit('readClassGoal'),
    async (c) => {
      const { actor, user, db, now, timeZone } = c.var
      const week = schoolWeek(now, timeZone)
      const span = { week, ...weekSpan(week, timeZone) }
      const data = can(actor, 'runLessons')
        ? await listGoals(db, span)
        : user?.classCode
          ? await listGoals(db, span, user.classCode)
          : []
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
      if (!(await saveGoal(c.var.db, classCode, c.req.valid('json'))))
        throw new Refusal('classMissing', { classCode })
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
      if (!(await deleteGoal(c.var.db, classCode))) throw new Refusal('goalUnknown', { classCode })
      return answerWith(c, { success: true })
    },
  )
