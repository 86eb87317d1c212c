import * as z from 'zod/mini'
import { type NamedBoard, namedBoard } from '../../domain/api/word-search.ts'
import { logFault } from '../log-fault.ts'

/** How many boards of a record are kept, of each size at which they start. */
const VARIANTS = 4
const DAY_IN_SECONDS = 86_400

/** A game record at one stage of its life: a changed record has another `updated`, and boards of its own. */
export interface RecordStage {
  id: string
  updated: string
}

/**
 * A place in which one of a record's boards is kept, drawn by chance; those that start at another size have places of
 * their own. `random` is from 0 up to 1.
 */
export function drawPlace({ id, updated }: RecordStage, startSize: number, random: number): string {
  return `word-search:${startSize}:${Math.floor(random * VARIANTS)}:${updated}:${id}`
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
  await cache.put(place, JSON.stringify(board), { expirationTtl: DAY_IN_SECONDS })
}
