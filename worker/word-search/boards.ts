import * as z from 'zod/mini'
import { type NamedBoard, namedBoard } from '../../domain/api/word-search.ts'
import { LAYOUTS_PER_LIST } from '../../domain/games/word-search/board-layouts.ts'
import { logFault } from '../http/log-fault.ts'

/** How many boards of a record are kept for each size at which they start, so that neighbours rarely have the same. */
const VARIANTS = LAYOUTS_PER_LIST
/** A board that is not asked for goes in time; a changed record has others at once. */
const MONTH_IN_SECONDS = 30 * 86_400

/** A game record at one stage of its life: a changed record has another `updated`, and boards of its own. */
export interface RecordStage {
  id: string
  updated: string
}

/** KV key of a board. */
export interface Place {
  key: string
  /** From 0 up to `VARIANTS`. */
  variant: number
}

/**
 * Two of the places in which a record's boards are kept, the first drawn by chance: who had the board of one gets that of
 * the other. Boards that start at another size have places of their own. `random` is from 0 up to 1.
 */
export function drawPlaces({ id, updated }: RecordStage, startSize: number, random: number): Place[] {
  const drawn = Math.floor(random * VARIANTS)
  return [drawn, (drawn + 1) % VARIANTS].map((variant) => ({
    key: `word-search:${startSize}:${variant}:${updated}:${id}`,
    variant,
  }))
}

/** The board in a place; null where there is none, or KV fails. */
export async function readBoard(cache: KVNamespace, { key }: Place): Promise<NamedBoard | null> {
  try {
    const kept = z.safeParse(namedBoard, await cache.get(key, 'json'))
    return kept.success ? kept.data : null
  } catch (error) {
    logFault("A board's copy", error)
    return null
  }
}

export async function keepBoard(cache: KVNamespace, { key }: Place, board: NamedBoard): Promise<void> {
  await cache.put(key, JSON.stringify(board), { expirationTtl: MONTH_IN_SECONDS })
}
