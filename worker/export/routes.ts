import { Hono } from 'hono'
import * as z from 'zod/mini'
import { can } from '../../domain/access.ts'
import { userExport } from '../../domain/api/export.ts'
import { assertAllowed, assertCardSession, assertFreshProof, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { requireUser } from '../http/require-user.ts'
import { path } from '../http/validate.ts'
import { exportUser } from './queries.ts'

/** Exports of personal data as files. */
export const exports = new Hono<AppEnv>().get(
  '/user/:id',
  documented('All stored data of a user, as a file', userExport),
  permit('exportRecord'),
  path(z.object({ id: pathID })),
  async (c) => {
    const { id } = c.req.valid('param')
    await assertAllowed(c, 'exportRecord', id)
    assertCardSession(c)
    assertFreshProof(c)
    const withSecrets = can(c.var.actor, 'editUsers')
    const data = await exportUser(c.var.db, await requireUser(c, id), { now: c.var.now, withSecrets })
    c.header('Content-Disposition', `attachment; filename="user-${id}.json"`)
    return answerWith(c, data)
  },
)
