import { Hono } from 'hono'
import * as z from 'zod/mini'
import { can } from '../../domain/access.ts'
import { type SuccessAnswer, successAnswer } from '../../domain/api/success.ts'
import { type WhitelistAnswer, whitelistAnswer, whitelistEntry } from '../../domain/api/whitelist.ts'
import { permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path } from '../http/validate.ts'
import { tellRoom } from '../room/tell-room.ts'
import { addToWhitelist, listWhitelist, removeFromWhitelist } from './queries.ts'

export const whitelist = new Hono<AppEnv>()
  .get(
    '/',
    documented('Who may open restricted pages', whitelistAnswer),
    permit('readWhitelist'),
    async (c) => {
      const { db, actor } = c.var
      if (!actor) return c.json({ whitelist: [] } satisfies WhitelistAnswer)
      const entries = await listWhitelist(db, can(actor, 'editWhitelist') ? undefined : actor.id)
      return c.json({ whitelist: entries } satisfies WhitelistAnswer)
    },
  )
  .post(
    '/',
    documented('Let a user in to a restricted page', successAnswer),
    permit('editWhitelist'),
    body(whitelistEntry),
    async (c) => {
      const isKnown = await addToWhitelist(c.var.db, c.req.valid('json'))
      if (!isKnown) throw new Refusal('whitelistOfUnknown')
      c.var.later(tellRoom(c, { type: 'whitelistChanged', userID: c.req.valid('json').userID }))
      return c.json({ success: true } satisfies SuccessAnswer)
    },
  )
  .delete(
    '/:userID/:clientID',
    documented('Take a user off the whitelist of a page', successAnswer),
    permit('editWhitelist'),
    path(z.object({ userID: pathID, clientID: z.string() })),
    async (c) => {
      const wasThere = await removeFromWhitelist(c.var.db, c.req.valid('param'))
      if (!wasThere) throw new Refusal('whitelistUnknown')
      c.var.later(tellRoom(c, { type: 'whitelistChanged', userID: c.req.valid('param').userID }))
      return c.json({ success: true } satisfies SuccessAnswer)
    },
  )
