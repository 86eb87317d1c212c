import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type PupilSecret, secretAnswer, secretsAnswer } from '../../domain/api/secret-pictures.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { mustExist } from '../http/must-exist.ts'
import { classCode, pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { path, query } from '../http/validate.ts'
import { listLocks } from '../limits/queries.ts'
import { tellThatSessionsEnded } from '../room/tell-room.ts'
import type { User } from '../users/queries.ts'
import { triesAt } from './check.ts'
import { forgetWrongPictures, listSecrets, renewSecret } from './queries.ts'

const userPath = path(z.object({ userID: pathID }))

/** The pictures that pupils press after their name. How a class signs in: `classes.ts`. */
export const secrets = new Hono<AppEnv>()
  .get(
    '/',
    documented('The secret pictures of a class', secretsAnswer),
    permit('editUsers', 'api', { writes: true }),
    query(z.object({ classCode })),
    async (c) => {
      const rows = await listSecrets(c.var.db, c.req.valid('query').classCode)
      return answerWith(c, { success: true, data: await withLocks(c, rows) })
    },
  )
  .post(
    '/:userID',
    documented('Give a pupil other secret pictures, and all tries again', secretAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      const pupil = await mustBePupil(c, c.req.valid('param').userID)
      const { pictures, ended } = await renewSecret(c.var.db, pupil)
      tellThatSessionsEnded(c, ended)
      const data = { userID: pupil.id, pictures, lockedUntil: null }
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:userID/lock',
    documented('Give a pupil all tries again', successAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      await forgetWrongPictures(c.var.db, await mustBePupil(c, c.req.valid('param').userID))
      return answerWith(c, { success: true })
    },
  )

async function withLocks(
  c: Context<AppEnv>,
  rows: Omit<PupilSecret, 'lockedUntil'>[],
): Promise<PupilSecret[]> {
  const tries = rows.flatMap(({ userID }) => triesAt(userID))
  const locks = await listLocks(c.var.db, tries, c.var.now)
  return rows.map((row) => {
    const [first] = triesAt(row.userID)
    const end = first && locks.get(first.key)
    return { ...row, lockedUntil: end?.toISOString() ?? null }
  })
}

async function mustBePupil(c: Context<AppEnv>, userID: number): Promise<User> {
  const user = await mustExist(c, userID)
  if (user.isAdmin) throw new Refusal('picturesOfAdministrator')
  return user
}
