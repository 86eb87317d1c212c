import * as z from 'zod/mini'
import { menuLink } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { type Menu, readMenu, readStamp } from '../db/menu.ts'

const DAY_IN_SECONDS = 86_400

const copy = z.object({ stamp: z.int(), links: z.array(menuLink) })

/**
 * The menu, from the copy that KV keeps under the database's stamp, else from the database. A copy of
 * an older menu has another key, so none is ever stale; where KV fails, the database serves alone.
 */
export async function cachedMenu(
  db: Database,
  cache: KVNamespace,
  later: (work: Promise<unknown>) => void,
): Promise<Menu> {
  const kept = await readCopy(cache, await readStamp(db))
  if (kept) return kept
  const menu = await readMenu(db)
  later(cache.put(key(menu.stamp), JSON.stringify(menu), { expirationTtl: DAY_IN_SECONDS }))
  return menu
}

async function readCopy(cache: KVNamespace, stamp: number): Promise<Menu | null> {
  try {
    const kept = z.safeParse(copy, await cache.get(key(stamp), 'json'))
    return kept.success ? kept.data : null
  } catch (error) {
    console.error(`The menu's copy cannot be read: ${String(error)}`)
    return null
  }
}

function key(stamp: number): string {
  return `menu:${stamp}`
}
