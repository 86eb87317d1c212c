import * as z from 'zod/mini'
import { type Actor, can } from '../../domain/access.ts'
import { type MenuAnswer, menuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { logFault } from '../http/log-fault.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { type Menu, readMenu, readStamp } from './queries.ts'
import { readersMenu } from './readers-menu.ts'

const DAY_IN_SECONDS = 86_400

const copy = z.object({ stamp: z.int(), links: z.array(menuLink) })

/** The last menu of a school, and what it is for its readers, ready to be sent: to write it again costs more than to find it. */
const answers = new WeakMap<SchoolStores, { menu: Menu; texts: Map<string, string> }>()
/** Nearly all readers share three texts. */
const MOST_TEXTS = 50

/** Who reads the menu; `whitelisted` are the clientIDs whose whitelist they are on. */
export interface Reader {
  actor: Actor
  whitelisted: readonly string[]
}

/**
 * The menu of a reader as JSON text, from the copy that the Worker or KV keeps under the database's stamp, else from the database. A
 * copy of an older menu has another stamp, so none is ever stale; where KV fails, the database serves alone.
 */
export async function cachedMenu(
  school: SchoolStores,
  db: Database,
  { actor, whitelisted }: Reader,
  later: (work: Promise<unknown>) => void,
): Promise<string> {
  const { menu, texts } = await lastMenu(school, db, later)
  const mayReadAll = can(actor, 'seeHiddenPages')
  const key = mayReadAll ? 'all' : actor === null ? 'visitor' : `pupil ${whitelisted.join(' ')}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const menulinks = mayReadAll ? menu.links : readersMenu(menu.links, actor, new Set(whitelisted))
  const expiry = new Date(menu.stamp).toISOString()
  const text = JSON.stringify({ menulinks, expiry } satisfies MenuAnswer)
  if (texts.size === MOST_TEXTS) texts.clear()
  texts.set(key, text)
  return text
}

async function lastMenu(school: SchoolStores, db: Database, later: (work: Promise<unknown>) => void) {
  const stamp = await readStamp(db)
  const last = answers.get(school)
  if (last?.menu.stamp === stamp) return last
  const menu = (await readCopy(school.cache, stamp)) ?? (await readAndCopy(school.cache, db, later))
  const next = { menu, texts: new Map<string, string>() }
  answers.set(school, next)
  return next
}

async function readAndCopy(
  cache: KVNamespace,
  db: Database,
  later: (work: Promise<unknown>) => void,
): Promise<Menu> {
  const menu = await readMenu(db)
  later(cache.put(key(menu.stamp), JSON.stringify(menu), { expirationTtl: DAY_IN_SECONDS }))
  return menu
}

async function readCopy(cache: KVNamespace, stamp: number): Promise<Menu | null> {
  try {
    const kept = z.safeParse(copy, await cache.get(key(stamp), 'json'))
    return kept.success ? kept.data : null
  } catch (error) {
    logFault("The menu's copy", error)
    return null
  }
}

function key(stamp: number): string {
  return `menu:${stamp}`
}
