import { Hono } from 'hono'
import * as z from 'zod/mini'
import { multiplayerTokenAnswer } from '../../domain/api/multiplayer.ts'
import { studentsAnswer } from '../../domain/api/user.ts'
import { assertAllowed, permit, signedInUser } from '../auth/permit.ts'
import { signMultiplayerToken } from '../auth/session.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { path } from '../http/validate.ts'
import { canOpenGamesSite } from '../multiplayer/can-open-games-site.ts'
import { isOfScope, listStudents } from './queries.ts'

const pinOrDefaultId = z.string().check(z.regex(/^(\d{4}|0)$/, 'doit être un NIP de 4 chiffres, ou 0'))

export const user = new Hono<AppEnv>()
  .get('/', documented('Every enabled pupil', studentsAnswer), permit('listPupils'), async (c) =>
    answerWith(c, { users: await listStudents(c.var.db, isOfScope(c.var.actor)) }),
  )
  .get(
    '/:pinOrDefaultId/:param',
    documented('A token for the games site', multiplayerTokenAnswer),
    // Counted as a write, since it records PIN attempts.
    permit('openMultiplayer', 'api', { writes: true }),
    path(z.object({ pinOrDefaultId, param: pathID })),
    async (c) => {
      const { pinOrDefaultId, param } = c.req.valid('param')
      await assertAllowed(c, 'openMultiplayer', param)
      const user = signedInUser(c)
      if (!(await canOpenGamesSite(c, user, pinOrDefaultId))) {
        return answerWith(c, { auth: false, message: 'Invalid PIN' })
      }
      const { token } = await signMultiplayerToken(c, user)
      return answerWith(c, { auth: true, data: { Token: token } })
    },
  )
