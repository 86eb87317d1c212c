import * as z from 'zod/mini'
import { type BonusState, bonusState } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { logFault } from '../http/log-fault.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { type CacheStamps, readBonus } from './state.ts'

const DAY_IN_SECONDS = 86_400
/** How long a place may go on with the copy that it has read: the least that KV takes. */
const CACHE_TTL_IN_SECONDS = 30
/** How long a Worker goes by what it has read itself before it asks the database again. */
const CHECK_MS = 60_000

interface Asked {
  school: SchoolStores
  db: Database
  now: Date
  later: (work: Promise<unknown>) => void
}

/** The bonus as this Worker last read it from the database, and when it did. */
const checked = new WeakMap<SchoolStores, { key: string; bonus: BonusState; at: number }>()

/**
 * The bonus from the copy that this Worker or KV keeps under the stamps of the menu and of the bonus, so that none is of
 * another menu or bonus; else from the database, which alone decides who wins. A copy may be old in one thing, the name and
 * picture of the winner: for no longer than a minute, since a Worker holds it against the database by then.
 */
export async function cachedBonus(asked: Asked, stamps: CacheStamps): Promise<BonusState> {
  const key = keyOf(stamps)
  const known = knownBonus(asked, key)
  if (known) return known
  const copy = await readCopy(asked.school.cache, key)
  if (!copy) return renewBonus(asked, stamps)
  asked.later(renewBonus(asked, stamps))
  return copy
}

/** The bonus from the database; its copy is written where it is another, and stays until something is done about it. */
export async function renewBonus(
  { school, db, now, later }: Asked,
  stamps: CacheStamps,
): Promise<BonusState> {
  const { bonus, stamp, isSettled } = await readBonus(db, now)
  // Something was done in between: that copy has another key.
  if (!isSettled || stamp !== stamps.bonus) return bonus
  const key = keyOf(stamps)
  const text = JSON.stringify(bonus)
  const isWritten = JSON.stringify(knownBonus({ school, now }, key)) === text
  checked.set(school, { key, bonus, at: now.getTime() })
  if (!isWritten) later(writeCopy(school.cache, key, text))
  return bonus
}

/** Null where this Worker has not read it lately. */
function knownBonus({ school, now }: Pick<Asked, 'school' | 'now'>, key: string): BonusState | null {
  const known = checked.get(school)
  return known?.key === key && now.getTime() - known.at < CHECK_MS ? known.bonus : null
}

/** KV takes a thousand writes a day on the free plan: what stands there is not written again. */
async function writeCopy(cache: KVNamespace, key: string, text: string): Promise<void> {
  if ((await cache.get(key, 'text')) === text) return
  await cache.put(key, text, { expirationTtl: DAY_IN_SECONDS })
}

async function readCopy(cache: KVNamespace, key: string): Promise<BonusState | null> {
  try {
    const kept = await cache.get(key, { type: 'json', cacheTtl: CACHE_TTL_IN_SECONDS })
    const copy = z.safeParse(bonusState, kept)
    return copy.success ? copy.data : null
  } catch (error) {
    logFault("The bonus's copy", error)
    return null
  }
}

function keyOf({ menu, bonus }: CacheStamps): string {
  return `bonus:${menu}:${bonus}`
}
