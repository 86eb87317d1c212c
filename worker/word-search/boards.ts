import * as z from 'zod/mini'
import { type NamedBoard, namedBoard } from '../../domain/api/word-search.ts'
import { LAYOUTS_PER_LIST } from '../../domain/games/word-search/board-form.ts'
import { logError } from '../http/log-error.ts'

/**
 * Boards stored per record and start size; enough that pupils sitting side by side rarely get the same one.
 */
const VARIANTS = LAYOUTS_PER_LIST
/** Increment this when the rules of making boards change, so that stored boards are no longer used. */
const BOARD_VERSION = 3
const MONTH_SECONDS = 30 * 86_400

/**
 * One version of a game record. Saving a change sets another `updated`, so the new version has its own
 * boards.
 */
export interface RecordVersion {
  id: string
  updated: string
}

/** Where one board of a record is stored in KV. */
export interface BoardSlot {
  key: string
  /** From 0 up to `VARIANTS`. */
  variant: number
}

/**
 * Draws two of the slots in which boards of a record are stored. A player whose last board was in the first
 * slot gets the other. Each start size has its own slots.
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function drawSlots({ id, updated }: RecordVersion, startSize: number, random: number): BoardSlot[] {
  const drawn = Math.floor(random * VARIANTS)
  return [drawn, (drawn + 1) % VARIANTS].map((variant) => ({
    key: `word-search:${BOARD_VERSION}:${startSize}:${variant}:${updated}:${id}`,
    variant,
  }))
}

/** Reads the board in a slot. Returns null if there is none or KV fails. */
export async function readBoard(cache: KVNamespace, { key }: BoardSlot): Promise<NamedBoard | null> {
  try {
    const parsed = z.safeParse(namedBoard, await cache.get(key, 'json'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    logError('Reading a board from KV', error)
    return null
  }
}

export async function storeBoard(cache: KVNamespace, { key }: BoardSlot, board: NamedBoard): Promise<void> {
  await cache.put(key, JSON.stringify(board), { expirationTtl: MONTH_SECONDS })
}
