import * as z from 'zod/mini'
import { type NamedBoard, namedBoard } from '../../domain/api/word-search.ts'
import { logFault } from '../http/log-fault.ts'

/** How many boards of a record are kept, of each size at which they start: so rarely do neighbours have the same. */
const VARIANTS = 8
/** A board that is not asked for goes in time; a changed record has others at once. */
const MONTH_IN_SECONDS = 30 * 86_400

/** A game record at one stage of its life: a changed record has another `updated`, and boards of its own. */
export interface RecordStage {
  id: string
  updated: string
}

/**
 * Two of the places in which a record's boards are kept, the first drawn by chance: who had the board of one gets that of
 * the other. Boards that start at another size have places of their own. `random` is from 0 up to 1.
 */
export function drawPlaces({ id, updated }: RecordStage, startSize: number, random: number): string[] {
  const drawn = Math.floor(random * VARIANTS)
  return [drawn, (drawn + 1) % VARIANTS].map(
    (variant) => `word-search:${startSize}:${variant}:${updated}:${id}`,
  )
}

/** The board in a place; null where there is none, or KV fails. */
export async function readBoard(cache: KVNamespace, place: string): Promise<NamedBoard | null> {
  try {
    const kept = z.safeParse(namedBoard, await cache.get(place, 'json'))
    return kept.success ? kept.data : null
  } catch (error) {
    logFault("A board's copy", error)
    return null
  }
}

export async function keepBoard(cache: KVNamespace, place: string, board: NamedBoard): Promise<void> {
  await cache.put(place, JSON.stringify(board), { expirationTtl: MONTH_IN_SECONDS })
}
