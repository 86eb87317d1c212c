import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { coversClasses } from '../../domain/access.ts'
import {
  newSubstituteRequest,
  type Substitute,
  substituteAnswer,
  substituteDayAnswer,
  substitutesAnswer,
} from '../../domain/api/substitute.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { addDays } from '../../domain/calendar.ts'
import { frenchOrder } from '../../domain/french-order.ts'
import { firstNameOf, MAX_DAYS_AHEAD, MAX_SUBSTITUTES } from '../../domain/substitute.ts'
import { openKeys } from '../auth/keys.ts'
import { assertOwnClasses, permit, signedInUser } from '../auth/permit.ts'
import { signCard } from '../cards/card.ts'
import { listClassCodes } from '../classes/queries.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { todayOf } from '../lessons/open-lesson.ts'
import { listLessonsOn } from '../lessons/queries.ts'
import { phraseLines, planSteps } from './plan.ts'
import {
  addSubstitute,
  deleteSubstitute,
  findSubstitute,
  listSubstitutes,
  readDay,
  type SubstituteRow,
} from './queries.ts'
import { endSubstitute, LINK_VERSION } from './session.ts'

/** Links for substitutes, and what a substitute may read. */
export const substitutes = new Hono<AppEnv>()
  .get('/', documented('Links for substitutes', substitutesAnswer), permit('runLessons'), async (c) => {
    const today = todayOf(c)
    const all = await listSubstitutes(c.var.db, today)
    const own = all.filter(({ classCodes }) => coversClasses(c.var.actor, classCodes))
    const data = await Promise.all(own.map((row) => toSubstitute(c, row)))
    return answerWith(c, { success: true, today, data })
  })
  .post(
    '/',
    documented('Create a link for a substitute on one day', substituteAnswer, 201),
    permit('runLessons'),
    body(newSubstituteRequest),
    async (c) => {
      const { day, classCodes } = c.req.valid('json')
      const { db, now } = c.var
      assertOwnClasses(c, classCodes)
      const known = await listClassCodes(db)
      if (classCodes.some((each) => !known.includes(each)))
        throw new Refusal('classUnknown', { classCodes: known.join(', ') })
      const today = todayOf(c)
      if (day < today || day > addDays(today, MAX_DAYS_AHEAD))
        throw new Refusal('substituteDay', { most: MAX_DAYS_AHEAD })
      const row = await addSubstitute(db, { day, classCodes, madeBy: signedInUser(c).id, now }, today)
      if (!row) throw new Refusal('tooManySubstitutes', { most: MAX_SUBSTITUTES })
      return answerWith(c, { success: true, data: await toSubstitute(c, row) })
    },
  )
  .get(
    '/day',
    documented("A substitute's day: pupils, lessons and their plan", substituteDayAnswer),
    permit('followDay'),
    async (c) => {
      const { actor, db } = c.var
      const day = todayOf(c)
      const classCodes = [...(actor?.scope?.classCodes ?? [])]
      const lessons = await listLessonsOn(db, day, classCodes)
      const { pupils, done } = await readDay(
        db,
        classCodes,
        lessons.map(({ code }) => code),
      )
      const plans = await planSteps(
        db,
        lessons.flatMap(({ steps }) => steps),
      )
      return answerWith(c, {
        success: true,
        day,
        classCodes,
        pupils: pupils
          .map(({ id, displayName, classCode }) => ({
            id,
            firstName: firstNameOf(displayName),
            classCode: classCode ?? '',
          }))
          .toSorted((one, other) => frenchOrder(one.firstName, other.firstName)),
        lessons: lessons.map(({ code, title, steps, classCodes: ofLesson }) => ({
          code,
          title,
          classCodes: ofLesson.filter((each) => classCodes.includes(each)),
          steps: plans.splice(0, steps.length),
          done: done
            .filter((each) => each.code === code && steps.some(({ clientID }) => clientID === each.step))
            .map(({ userID, step }) => ({ userID, step })),
        })),
        phrases: await phraseLines(),
      })
    },
  )
  .delete(
    '/:substituteID',
    documented('Delete a link for a substitute and end its session', successAnswer),
    permit('runLessons'),
    path(z.object({ substituteID: pathID })),
    async (c) => {
      const { substituteID } = c.req.valid('param')
      const row = await findSubstitute(c.var.db, substituteID)
      if (!row) throw new Refusal('substituteUnknown')
      assertOwnClasses(c, row.classCodes)
      if (!(await deleteSubstitute(c.var.db, substituteID))) throw new Refusal('substituteUnknown')
      c.var.notes.push({ changes: { classCodes: { to: row.classCodes.join(', ') } } })
      endSubstitute(c, substituteID)
      return answerWith(c, { success: true })
    },
  )

async function toSubstitute(c: Context<AppEnv>, { sid, ...row }: SubstituteRow): Promise<Substitute> {
  const { substituteID } = row
  const claims = { school: c.var.school.name, userID: substituteID, version: LINK_VERSION }
  const link = await signCard(await openKeys(c.var.variables), claims, 'substitute')
  return { ...row, isOpen: sid !== null, link }
}
