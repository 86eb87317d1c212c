import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  lockedPupilsAnswer,
  type PictureAttempts,
  secretAnswer,
  secretsAnswer,
} from '../../domain/api/secret-pictures.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { classCode, pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { requireUser } from '../http/require-user.ts'
import { path, query } from '../http/validate.ts'
import { notifySessionsEnded } from '../room/notify-room.ts'
import type { User } from '../users/queries.ts'
import { needsTeacher, readAttempts } from './attempts.ts'
import { listGuessedPupils, listSecrets, renewSecret, resetPictureAttempts } from './queries.ts'

const NO_ATTEMPTS: PictureAttempts = { wrongToday: 0, lock: null }

const userPath = path(z.object({ userID: pathID }))

/** Calls about pupils' secret pictures. `classes/routes.ts` sets how a class signs in. */
export const secrets = new Hono<AppEnv>()
  .get(
    '/',
    documented('The secret pictures of a class', secretsAnswer),
    permit('editUsers', 'api', { writes: true }),
    query(z.object({ classCode })),
    async (c) => {
      const rows = await listSecrets(c.var.db, c.req.valid('query').classCode)
      return answerWith(c, { success: true, data: await withAttempts(c, rows, ({ userID }) => userID) })
    },
  )
  .get(
    '/locked',
    documented(
      'The pupils of all classes whose pictures are locked or were often guessed wrongly today',
      lockedPupilsAnswer,
    ),
    permit('editUsers'),
    async (c) => {
      const pupils = await withAttempts(c, await listGuessedPupils(c.var.db), ({ id }) => id)
      return answerWith(c, { success: true, data: pupils.filter(needsTeacher) })
    },
  )
  .post(
    '/:userID',
    documented('Give a pupil new secret pictures, and reset the wrong attempts', secretAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      const pupil = await requirePupil(c, c.req.valid('param').userID)
      const { pictures, ended } = await renewSecret(c.var.db, pupil)
      notifySessionsEnded(c, ended)
      const data = { userID: pupil.id, pictures, ...NO_ATTEMPTS }
      return answerWith(c, { success: true, data })
    },
  )
  .delete(
    '/:userID/lock',
    documented("Reset a pupil's wrong attempts", successAnswer),
    permit('editUsers'),
    userPath,
    async (c) => {
      await resetPictureAttempts(c.var.db, await requirePupil(c, c.req.valid('param').userID))
      return answerWith(c, { success: true })
    },
  )

async function withAttempts<Row>(
  c: Context<AppEnv>,
  rows: readonly Row[],
  idOf: (row: Row) => number,
): Promise<(Row & PictureAttempts)[]> {
  const found = await readAttempts(c, rows.map(idOf))
  return rows.map((row) => ({ ...row, ...(found.get(idOf(row)) ?? NO_ATTEMPTS) }))
}

async function requirePupil(c: Context<AppEnv>, userID: number): Promise<User> {
  const user = await requireUser(c, userID)
  if (user.isAdmin) throw new Refusal('picturesOfAdministrator')
  return user
}
