import { Hono } from 'hono'
import * as z from 'zod/mini'
import { can } from '../../domain/access.ts'
import {
  type MenuLink,
  menuAnswer,
  menuCacheAnswer,
  menuTargetsAnswer,
  orderLinksRequest,
  saveLinkAnswer,
  saveLinkRequest,
} from '../../domain/api/menu.ts'
import { successAnswer } from '../../domain/api/success.ts'
import { changesBetween } from '../../domain/changed-fields.ts'
import { permit } from '../auth/permit.ts'
import { cachedBonus, renewBonus } from '../bonus/copy.ts'
import { readStamps } from '../bonus/state.ts'
import { visibleBonus } from '../bravos/leaderboard.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path, query } from '../http/validate.ts'
import { forgetPreview, readPreview } from '../pages/preview.ts'
import { tellRoom } from '../room/tell-room.ts'
import { listWhitelist } from '../whitelist/queries.ts'
import { cachedMenu } from './copy.ts'
import { deleteLink, readLink, usesOfLink } from './deletion.ts'
import { deletionFault, menuFault, savedBefore } from './fault.ts'
import { orderLinks, readConcerned, saveLink } from './queries.ts'
import { targetFault } from './target-fault.ts'
import { listTargets } from './targets.ts'

export const menulinks = new Hono<AppEnv>()
  .get(
    '/',
    documented('The whole menu, without the names of what the caller may not open', menuAnswer),
    permit('readMenu'),
    async (c) => {
      const { actor, db, school, later } = c.var
      const isPupil = actor !== null && !can(actor, 'seeHiddenPages')
      const entries = isPupil ? await listWhitelist(db, actor.id) : []
      const reader = { actor, whitelisted: entries.map(({ clientID }) => clientID) }
      const menu = await cachedMenu(school, db, reader, later)
      return c.body(menu, 200, { 'Content-Type': 'application/json' })
    },
  )
  .get(
    '/cache',
    documented(
      "The menu's stamp, the bonus (from a copy, unless `copy` is 0), and whether there are games with others",
      menuCacheAnswer,
    ),
    permit('readMenu'),
    query(z.object({ copy: z.optional(z.literal('0', 'must be 0')) })),
    async (c) => {
      const { actor, db } = c.var
      const stamps = await readStamps(db)
      const read = c.req.valid('query').copy === '0' ? renewBonus : cachedBonus
      const bonus = visibleBonus(await read(c.var, stamps), actor, stamps)
      const hasGamesSite = c.var.variables.MULTIPLAYER_URL !== ''
      const cache = { menuExpiry: new Date(stamps.menu).toISOString(), bonus, hasGamesSite }
      return answerWith(c, { cache })
    },
  )
  .get(
    '/targets',
    documented('The games and the pages of teachers that rows of the menu can lead to', menuTargetsAnswer),
    permit('editMenu'),
    async (c) => {
      const data = await listTargets(c.var.db)
      return answerWith(c, { success: true, data })
    },
  )
  .post(
    '/',
    documented('Save a link of the menu', saveLinkAnswer),
    permit('editMenu'),
    body(saveLinkRequest),
    async (c) => {
      const asked = c.req.valid('json')
      const { db, school, now, later } = c.var
      const concerned = await readConcerned(db, asked.link)
      const before = savedBefore(concerned, asked.link)
      if (before) return answerWith(c, { success: true, link: before, menulinks: [before] })
      const former = concerned.find(({ menuLinkID }) => menuLinkID === asked.link.menuLinkID)
      const fault = menuFault(concerned, asked.link) ?? (await targetFault(db, asked.link, former))
      if (fault) throw fault
      const left = former?.clientID === asked.link.clientID ? undefined : former?.clientID
      const preview = left === undefined ? null : await readPreview(db, left)
      const [link, ...groups] = await saveLink(db, asked, former, now)
      if (!link) throw await notSaved(db, asked.link)
      if (former) c.var.notes.push({ changes: changesBetween(former, link) })
      later(forgetPreview({ db, files: school.files }, preview))
      const { clientID, displayName, isEnabled } = link
      // A page that was closed before is named to nobody.
      const isToBeNamed = isEnabled || former?.isEnabled
      const page = { clientID, displayName, isEnabled }
      later(tellRoom(c, isToBeNamed ? { type: 'pageStateChanged', page } : { type: 'menuChanged' }))
      return answerWith(c, { success: true, link, menulinks: [link, ...groups] })
    },
  )
  .post(
    '/order',
    documented('Put the rows under a group into another order', successAnswer),
    permit('editMenu'),
    body(orderLinksRequest),
    async (c) => {
      if (!(await orderLinks(c.var.db, c.req.valid('json'), c.var.now))) {
        throw new Refusal('rowsOfOthers')
      }
      c.var.later(tellRoom(c, { type: 'menuChanged' }))
      return answerWith(c, { success: true })
    },
  )
  .delete(
    '/:menuLinkID',
    documented('Delete a row of the menu that nothing uses', successAnswer),
    permit('editMenu'),
    path(z.object({ menuLinkID: pathID })),
    async (c) => {
      const { db, school, now, later } = c.var
      const { menuLinkID } = c.req.valid('param')
      const link = await readLink(db, menuLinkID)
      if (!link) throw new Refusal('rowUnknown', { menuLinkID })
      const fault = deletionFault(link, await usesOfLink(db, link))
      if (fault) throw fault
      const preview = await readPreview(db, link.clientID)
      if (!(await deleteLink(db, link, now))) throw new Refusal('rowGotRow')
      c.var.notes.push({ target: link.clientID || String(menuLinkID) })
      later(tellRoom(c, { type: 'menuChanged' }))
      later(forgetPreview({ db, files: school.files }, preview))
      return answerWith(c, { success: true })
    },
  )

/** With the row as it is stored, where it is there. */
async function notSaved(db: Database, { menuLinkID }: MenuLink): Promise<Refusal> {
  return new Refusal('rowSavedMeanwhile', {}, { data: await readLink(db, menuLinkID) })
}
