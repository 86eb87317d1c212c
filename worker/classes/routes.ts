import { Hono } from 'hono'
import * as z from 'zod/mini'
import { coversClasses } from '../../domain/access.ts'
import { classAnswer, classesAnswer, type SchoolClass, saveClassRequest } from '../../domain/api/class.ts'
import { readableName } from '../../domain/api/name.ts'
import { classSignIn } from '../../domain/api/secret-pictures.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { notifyLessons } from '../lessons/send-lesson-audiences.ts'
import { notifyClassesChanged, notifySessionsEnded } from '../room/notify-room.ts'
import { changeSignIn } from '../secret-pictures/queries.ts'
import { deleteClass, listClassCodes, listClasses, saveClass } from './queries.ts'

const classPath = path(
  z.object({
    classCode: readableName.check(
      z.regex(/^[\p{L}\d][\p{L}\d -]{0,19}$/u, "doit avoir de 1 à 20 lettres, chiffres et traits d'union"),
    ),
  }),
)

export const classes = new Hono<AppEnv>()
  .get('/', documented("The school's classes", classesAnswer), permit('readReports'), async (c) => {
    const all = await listClasses(c.var.db)
    const data = all.filter(({ classCode }) => coversClasses(c.var.actor, [classCode]))
    return answerWith(c, { success: true, data })
  })
  .put(
    '/:classCode',
    documented('Add or change a class', classAnswer),
    permit('editUsers'),
    classPath,
    body(saveClassRequest),
    async (c) => {
      const { classCode } = c.req.valid('param')
      const { former, saved } = await saveClass(c.var.db, classCode, c.req.valid('json'))
      if (former && saved) c.var.notes.push({ changes: changesBetween(former, saved) })
      return answerWith(c, { success: true, data: classOrThrow(classCode, saved) })
    },
  )
  .put(
    '/:classCode/sign-in',
    documented('Set how the pupils of a class sign in', classAnswer),
    permit('editUsers'),
    classPath,
    body(classSignIn),
    async (c) => {
      const { classCode } = c.req.valid('param')
      const { changed, ended } = await changeSignIn(c.var.db, classCode, c.req.valid('json'))
      notifySessionsEnded(c, ended)
      return answerWith(c, { success: true, data: classOrThrow(classCode, changed) })
    },
  )
  .delete(
    '/:classCode',
    documented('Delete a class without users', successAnswer),
    permit('editUsers'),
    classPath,
    async (c) => {
      const { classCode } = c.req.valid('param')
      const colleagues = await deleteClass(c.var.db, classCode)
      if (!colleagues) {
        const isKnown = (await listClassCodes(c.var.db)).includes(classCode)
        throw new Refusal(isKnown ? 'classNotEmpty' : 'classMissing', { classCode })
      }
      if (colleagues.length > 0) notifyClassesChanged(c, colleagues)
      notifyLessons(c)
      return answerWith(c, { success: true })
    },
  )

/** @throws {Refusal} 404 for an unknown class */
function classOrThrow(classCode: string, found: SchoolClass | undefined): SchoolClass {
  if (!found) throw new Refusal('classMissing', { classCode })
  return found
}
