import { Hono } from 'hono'
import * as z from 'zod/mini'
import { pageOf } from '../../content/routes.ts'
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
import { cachedBonus, refreshBonus } from '../bonus/cached-bonus.ts'
import { readStamps } from '../bonus/read-bonus.ts'
import { visibleBonus } from '../bravos/leaderboard.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/context.ts'
import { answerWith, documented } from '../http/documented.ts'
import { pathID } from '../http/parameters.ts'
import { Refusal } from '../http/refusal.ts'
import { body, path, query } from '../http/validate.ts'
import { deletePreview, readPreview } from '../pages/preview.ts'
import { notifyRoom } from '../room/notify-room.ts'
import { listWhitelist } from '../whitelist/queries.ts'
import { cachedMenu } from './cached-menu.ts'
import { deleteLink, linkUses, readLink } from './delete-link.ts'
import { deletionFault, findEarlierSave, menuFault } from './menu-fault.ts'
import { orderLinks, readRelatedRows, saveLink } from './queries.ts'
import { isGame, listTargets } from './targets.ts'

export const menulinks = new Hono<AppEnv>()
  .get(
    '/',
    documented('The menu, without the names of pages that the caller may not open', menuAnswer),
    permit('readMenu'),
    async (c) => {
      const { actor, db, school, later } = c.var
      const isPupil = actor !== null && !can(actor, 'seeHiddenPages')
      const entries = isPupil ? await listWhitelist(db, { userID: actor.id }) : []
      const reader = { actor, whitelisted: entries.map(({ clientID }) => clientID) }
      const menu = await cachedMenu(school, db, reader, later)
      return c.body(menu, 200, { 'Content-Type': 'application/json' })
    },
  )
  .get(
    '/cache',
    documented(
      "The menu's stamp, the bonus (from a copy, unless `copy` is 0), and whether there is a games site",
      menuCacheAnswer,
    ),
    permit('readMenu'),
    query(z.object({ copy: z.optional(z.literal('0')) })),
    async (c) => {
      const { actor, db } = c.var
      const stamps = await readStamps(db)
      const read = c.req.valid('query').copy === '0' ? refreshBonus : cachedBonus
      const bonus = visibleBonus(await read(c.var, stamps), actor, stamps)
      const cache = { menuExpiry: new Date(stamps.menu).toISOString(), bonus }
      return answerWith(c, { cache })
    },
  )
  .get(
    '/targets',
    documented("The games and teachers' pages that menu rows can lead to", menuTargetsAnswer),
    permit('editMenu'),
    async (c) => answerWith(c, { success: true, data: await listTargets(c.var.db) }),
  )
  .post(
    '/',
    documented('Save a menu row', saveLinkAnswer),
    permit('editMenu'),
    body(saveLinkRequest),
    async (c) => {
      const request = c.req.valid('json')
      const { db, school, now, later } = c.var
      const related = await readRelatedRows(db, request.link)
      const before = findEarlierSave(related, request.link)
      if (before) return answerWith(c, { success: true, link: before, menulinks: [before] })
      const former = related.find(({ menuLinkID }) => menuLinkID === request.link.menuLinkID)
      const fault = menuFault(related, request.link) ?? (await targetFault(db, request.link, former))
      if (fault) throw fault
      const formerTarget = former?.clientID === request.link.clientID ? undefined : former?.clientID
      const preview = formerTarget === undefined ? null : await readPreview(db, formerTarget)
      const [link, ...groups] = await saveLink(db, request, former, now)
      if (!link)
        throw new Refusal('rowSavedMeanwhile', {}, { data: await readLink(db, request.link.menuLinkID) })
      if (former) c.var.notes.push({ changes: changesBetween(former, link) })
      later(deletePreview({ db, files: school.files }, preview))
      const { clientID, displayName, isEnabled } = link
      // Do not name a page that was disabled before and still is.
      const isNamed = isEnabled || former?.isEnabled
      const page = { clientID, displayName, isEnabled }
      later(notifyRoom(c, isNamed ? { type: 'pageStateChanged', page } : { type: 'menuChanged' }))
      return answerWith(c, { success: true, link, menulinks: [link, ...groups] })
    },
  )
  .post(
    '/order',
    documented('Reorder the rows of a group', successAnswer),
    permit('editMenu'),
    body(orderLinksRequest),
    async (c) => {
      if (!(await orderLinks(c.var.db, c.req.valid('json'), c.var.now))) {
        throw new Refusal('rowsOfOthers')
      }
      c.var.later(notifyRoom(c, { type: 'menuChanged' }))
      return answerWith(c, { success: true })
    },
  )
  .delete(
    '/:menuLinkID',
    documented('Delete an unused menu row', successAnswer),
    permit('editMenu'),
    path(z.object({ menuLinkID: pathID })),
    async (c) => {
      const { db, school, now, later } = c.var
      const { menuLinkID } = c.req.valid('param')
      const link = await readLink(db, menuLinkID)
      if (!link) throw new Refusal('rowUnknown', { menuLinkID })
      const fault = deletionFault(link, await linkUses(db, link))
      if (fault) throw fault
      const preview = await readPreview(db, link.clientID)
      if (!(await deleteLink(db, link, now))) throw new Refusal('rowGotRow')
      c.var.notes.push({ target: link.clientID || String(menuLinkID) })
      later(notifyRoom(c, { type: 'menuChanged' }))
      later(deletePreview({ db, files: school.files }, preview))
      return answerWith(c, { success: true })
    },
  )

/**
 * Returns why a row cannot lead to its target, or null. A row whose game was deleted can still be moved,
 * renamed and disabled.
 * @param former the stored row
 */
async function targetFault(
  db: Database,
  link: MenuLink,
  former: MenuLink | undefined,
): Promise<Refusal | null> {
  const { clientID, externalIdentifier } = link
  if (former?.clientID === clientID && former.externalIdentifier === externalIdentifier) return null
  if (clientID === '' || pageOf(clientID)?.path.includes('$') === false) return null
  if (await isGame(db, link)) return null
  return new Refusal('rowLeadsNowhere', { clientID })
}
