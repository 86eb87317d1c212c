import * as z from 'zod/mini'
import { type BonusState, bonusState } from '../../domain/api/menu.ts'
import type { Database } from '../db/database.ts'
import { logError } from '../http/log-error.ts'
import type { SchoolStores } from '../schools/stores.ts'
import { type CacheStamps, readBonus } from './read-bonus.ts'

const DAY_SECONDS = 86_400
/** The minimum that KV allows. */
const CACHE_TTL_SECONDS = 30
/** A Worker trusts its own last read for this long before it reads the database again. */
const MEMORY_TTL_MS = 60_000

interface BonusContext {
  school: SchoolStores
  db: Database
  now: Date
  later: (work: Promise<unknown>) => void
}

/** The bonus as this Worker last read it from the database, and when it did. */
const lastReads = new WeakMap<SchoolStores, { key: string; bonus: BonusState; at: number }>()

/**
 * Returns the bonus from the copy in memory or KV that has the same stamps of menu and bonus, otherwise from
 * the database. Only the name and picture of the winner can be stale, for at most a minute. The database
 * alone decides who wins.
 */
export async function cachedBonus(context: BonusContext, stamps: CacheStamps): Promise<BonusState> {
  const key = keyOf(stamps)
  const known = recentBonus(context, key)
  if (known) return known
  const copy = await readCopy(context.school.cache, key)
  if (!copy) return refreshBonus(context, stamps)
  context.later(refreshBonus(context, stamps))
  return copy
}

/** Reads the bonus from the database and writes the copy if it changed. */
export async function refreshBonus(
  { school, db, now, later }: BonusContext,
  stamps: CacheStamps,
): Promise<BonusState> {
  const { bonus, stamp, isSettled } = await readBonus(db, now)
  // The bonus has changed meanwhile, so its copy gets another key.
  if (!isSettled || stamp !== stamps.bonus) return bonus
  const key = keyOf(stamps)
  const text = JSON.stringify(bonus)
  const isWritten = JSON.stringify(recentBonus({ school, now }, key)) === text
  lastReads.set(school, { key, bonus, at: now.getTime() })
  if (!isWritten) later(writeCopy(school.cache, key, text))
  return bonus
}

/** Returns null if this Worker has not read it recently. */
function recentBonus({ school, now }: Pick<BonusContext, 'school' | 'now'>, key: string): BonusState | null {
  const known = lastReads.get(school)
  return known?.key === key && now.getTime() - known.at < MEMORY_TTL_MS ? known.bonus : null
}

/** Skips an unchanged value, since the free plan of KV allows a thousand writes a day. */
async function writeCopy(cache: KVNamespace, key: string, text: string): Promise<void> {
  if ((await cache.get(key, 'text')) === text) return
  await cache.put(key, text, { expirationTtl: DAY_SECONDS })
}

async function readCopy(cache: KVNamespace, key: string): Promise<BonusState | null> {
  try {
    const stored = await cache.get(key, { type: 'json', cacheTtl: CACHE_TTL_SECONDS })
    const copy = z.safeParse(bonusState, stored)
    return copy.success ? copy.data : null
  } catch (error) {
    logError('Reading the bonus from KV', error)
    return null
  }
}

function keyOf({ menu, bonus }: CacheStamps): string {
  return `bonus:${menu}:${bonus}`
}
