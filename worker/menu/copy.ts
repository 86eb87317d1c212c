import * as z from 'zod/mini'
import { type MenuAnswer, menuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { logFault } from '../http/log-fault.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { type Menu, readMenu, readStamp } from './queries.ts'

const DAY_IN_SECONDS = 86_400

const copy = z.object({ stamp: z.int(), links: z.array(menuLink) })

/** The last answer that this Worker gave of a school, ready to be sent: to write it again costs more than to find it. */
const answers = new WeakMap<SchoolStores, { stamp: number; text: string }>()

/**
 * The menu as JSON text, from the copy that the Worker or KV keeps under the database's stamp, else from the
 * database. A copy of an older menu has another stamp, so none is ever stale; where KV fails, the database
 * serves alone.
 */
export async function cachedMenu(
  school: SchoolStores,
  db: Database,
  later: (work: Promise<unknown>) => void,
): Promise<string> {
  const stamp = await readStamp(db)
  const last = answers.get(school)
  if (last?.stamp === stamp) return last.text
  const menu = (await readCopy(school.cache, stamp)) ?? (await readAndCopy(school.cache, db, later))
  const expiry = new Date(menu.stamp).toISOString()
  const text = JSON.stringify({ menulinks: menu.links, expiry } satisfies MenuAnswer)
  answers.set(school, { stamp: menu.stamp, text })
  return text
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
