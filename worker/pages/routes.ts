import { Hono } from 'hono'
import { type PageAnswer, pageAnswer } from '../../domain/api/page.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { mustBeOpen } from '../http/must-be-open.ts'
import { Refusal } from '../http/refusal.ts'
import { documented } from '../http/validate.ts'
import { findPage } from './queries.ts'

export const pages = new Hono<AppEnv>().get(
  '/:clientID',
  documented('What stands on a page', pageAnswer),
  permit('readPage'),
  async (c) => {
    const clientID = c.req.param('clientID')
    const found = await findPage(c.var.db, clientID, c.var.actor)
    if (!found) throw new Refusal('pageUnknown', { clientID })
    mustBeOpen(c.var.actor, found)
    const data = { ...found.page, content: JSON.parse(found.page.content) }
    return c.json({ data } satisfies PageAnswer)
  },
)
