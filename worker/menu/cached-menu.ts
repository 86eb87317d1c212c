import * as z from 'zod/mini'
import { canOpenAdminPage } from '../../content/admin-pages.ts'
import { type Actor, can } from '../../domain/access.ts'
import { type MenuAnswer, type MenuLink, menuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { logError } from '../http/log-error.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { type Menu, readMenu, readStamp } from './queries.ts'
import { readersMenu } from './readers-menu.ts'

const DAY_SECONDS = 86_400

const menuCopy = z.object({ stamp: z.int(), links: z.array(menuLink) })

/** The last menu of a school and its serialized form per reader. */
const menus = new WeakMap<SchoolStores, { menu: Menu; texts: Map<string, string> }>()
/** Serialized menus kept per school. Nearly all readers share three of them. */
const MAX_TEXTS = 50

/** `whitelisted`: the client IDs of the pages on whose whitelist the reader is. */
export interface Reader {
  actor: Actor
  whitelisted: readonly string[]
}

/**
 * Returns the menu of a reader as JSON text: from the copy in memory or KV if it has the database's stamp,
 * otherwise from the database. Copies are never stale, since an older menu has another stamp. If KV fails,
 * the menu comes from the database.
 */
export async function cachedMenu(
  school: SchoolStores,
  db: Database,
  { actor, whitelisted }: Reader,
  later: (work: Promise<unknown>) => void,
): Promise<string> {
  const { menu, texts } = await lastMenu(school, db, later)
  const canReadAll = can(actor, 'seeHiddenPages')
  const isListed = ({ clientID }: MenuLink) => canOpenAdminPage(actor, clientID)
  const hidden = canReadAll ? menu.links.filter((link) => !isListed(link)) : []
  const key = canReadAll
    ? `all but ${hidden.map(({ menuLinkID }) => menuLinkID).join(' ')}`
    : actor === null
      ? 'visitor'
      : `pupil ${whitelisted.join(' ')}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const menulinks = canReadAll
    ? menu.links.filter(isListed)
    : await readersMenu(menu.links, actor, new Set(whitelisted))
  const expiry = new Date(menu.stamp).toISOString()
  const text = JSON.stringify({ menulinks, expiry } satisfies MenuAnswer)
  if (texts.size === MAX_TEXTS) texts.clear()
  texts.set(key, text)
  return text
}

async function lastMenu(school: SchoolStores, db: Database, later: (work: Promise<unknown>) => void) {
  const stamp = await readStamp(db)
  const last = menus.get(school)
  if (last?.menu.stamp === stamp) return last
  const menu = (await readCopy(school.cache, stamp)) ?? (await readAndCopy(school.cache, db, later))
  const next = { menu, texts: new Map<string, string>() }
  menus.set(school, next)
  return next
}

async function readAndCopy(
  cache: KVNamespace,
  db: Database,
  later: (work: Promise<unknown>) => void,
): Promise<Menu> {
  const menu = await readMenu(db)
  later(cache.put(key(menu.stamp), JSON.stringify(menu), { expirationTtl: DAY_SECONDS }))
  return menu
}

async function readCopy(cache: KVNamespace, stamp: number): Promise<Menu | null> {
  try {
    const parsed = z.safeParse(menuCopy, await cache.get(key(stamp), 'json'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    logError('Reading the menu from KV', error)
    return null
  }
}

function key(stamp: number): string {
  return `menu:${stamp}`
}
