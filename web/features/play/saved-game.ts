import * as z from 'zod/mini'
import type { KeyValueStorage } from '../../lib/session/session-store.ts'

const savedGame = z.object({
  /** Whose game it is; null is a visitor's. */
  userID: z.nullable(z.int()),
  /** The record's data: on another deck the same actions would be another game. */
  data: z.string(),
  seed: z.int(),
  filter: z.optional(z.number()),
  actions: z.array(z.unknown()),
  /** How many first tries were handed to the queue, from the first on. */
  told: z._default(z.int(), 0),
})
export type SavedGame = z.infer<typeof savedGame>

/** The game under way on a page, so that a reload does not lose it. Kept for as long as the tab is. */
export interface SavedGameSlot {
  keep(game: SavedGame): void
  /** The game that this user can go on with on this deck; null where there is none. */
  find(userID: number | null, data: string): SavedGame | null
  drop(): void
}

export function savedGameSlot(storage: KeyValueStorage, kind: string, id: string): SavedGameSlot {
  const key = `mme:game:${kind}:${id}`
  return {
    keep(game) {
      try {
        storage.setItem(key, JSON.stringify(game))
      } catch {
        // The storage is full: then a reload starts over, and the game goes on.
      }
    },
    find(userID, data) {
      const game = read(storage.getItem(key))
      return game?.userID === userID && game.data === data && game.actions.length > 0 ? game : null
    },
    drop: () => storage.removeItem(key),
  }
}

function read(text: string | null): SavedGame | null {
  if (text === null) return null
  try {
    return z.parse(savedGame, JSON.parse(text))
  } catch {
    return null
  }
}
