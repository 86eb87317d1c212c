import { Hono } from 'hono'
import * as z from 'zod/mini'
import { canForSomeRecord } from '../../domain/access.ts'
import { severalAnswer } from '../../domain/api/several.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { whitelistAnswer, whitelistEntry, whitelistSeveralRequest } from '../../domain/api/whitelist.ts'
import { assertAllowed, assertOwnPupils, permit } from '../auth/permit.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { severalResult } from '../http/several-result.ts'
import { body, path } from '../http/validate.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { isOfScope } from '../users/queries.ts'
import { addToWhitelist, changeWhitelist, listWhitelist, removeFromWhitelist } from './queries.ts'

export const whitelist = new Hono<AppEnv>()
  .get(
    '/',
    documented('The whitelists of the reserved pages', whitelistAnswer),
    permit('readWhitelist'),
    async (c) => {
      const { db, actor } = c.var
      if (!actor) return answerWith(c, { whitelist: [] })
      const entries = await listWhitelist(
        db,
        canForSomeRecord(actor, 'editWhitelist') ? { ofScope: isOfScope(actor) } : { userID: actor.id },
      )
      return answerWith(c, { whitelist: entries })
    },
  )
  .post(
    '/',
    documented('Add a user to the whitelist of a page', successAnswer),
    permit('editWhitelist'),
    body(whitelistEntry),
    async (c) => {
      await assertAllowed(c, 'editWhitelist', c.req.valid('json').userID)
      const isKnown = await addToWhitelist(c.var.db, c.req.valid('json'), c.var.now)
      if (!isKnown) throw new Refusal('whitelistOfUnknown')
      c.var.later(notifyRoom(c, { type: 'whitelistChanged', userIDs: [c.req.valid('json').userID] }))
      return answerWith(c, { success: true })
    },
  )
  .post(
    '/several',
    documented('Add several users to the whitelist of a page, or remove them', severalAnswer),
    permit('editWhitelist'),
    body(whitelistSeveralRequest),
    async (c) => {
      const request = c.req.valid('json')
      await assertOwnPupils(c, request.userIDs)
      const done = await changeWhitelist(c.var.db, request, c.var.now)
      if (!done) throw new Refusal('whitelistOfUnknown')
      c.var.later(notifyRoom(c, { type: 'whitelistChanged', userIDs: done }))
      return answerWith(c, severalResult(request.userIDs, done))
    },
  )
  .delete(
    '/:userID/:clientID',
    documented('Remove a user from the whitelist of a page', successAnswer),
    permit('editWhitelist'),
    path(z.object({ userID: pathID, clientID: z.string() })),
    async (c) => {
      await assertAllowed(c, 'editWhitelist', c.req.valid('param').userID)
      const wasThere = await removeFromWhitelist(c.var.db, c.req.valid('param'), c.var.now)
      if (!wasThere) throw new Refusal('whitelistUnknown')
      c.var.later(notifyRoom(c, { type: 'whitelistChanged', userIDs: [c.req.valid('param').userID] }))
      return answerWith(c, { success: true })
    },
  )
