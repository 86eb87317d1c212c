import * as z from 'zod/mini'
import { supportList } from '../../../../domain/supports.ts'
import type { KeyValueStorage } from '../../../lib/session/session-store.ts'

const savedGame = z.object({
  /** Null for a visitor. */
  userID: z.nullable(z.int()),
  /** The record's data. The actions are only valid for the same deck. */
  data: z.string(),
  seed: z.int(),
  filter: z.optional(z.number()),
  /** The pupil's supports when the game began: they change what is dealt. */
  supports: z.optional(supportList),
  actions: z.array(z.unknown()),
  /** Number of first tries already handed to the queue, counted from the first. */
  told: z.int(),
})
export type SavedGame = z.infer<typeof savedGame>

/** Stores the game in progress of a page, so that a reload does not lose it. Lasts as long as the tab. */
export interface SavedGameSlot {
  save(game: SavedGame): void
  /** The saved game of this user for this deck, or null. */
  find(userID: number | null, data: string): SavedGame | null
  clear(): void
}

export function savedGameSlot(storage: KeyValueStorage, kind: string, id: string): SavedGameSlot {
  const key = `mme:game:${kind}:${id}`
  return {
    save(game) {
      try {
        storage.setItem(key, JSON.stringify(game))
      } catch {
        // If the storage is full, the game continues without being saved.
      }
    },
    find(userID, data) {
      const game = read(storage.getItem(key))
      return game?.userID === userID && game.data === data && game.actions.length > 0 ? game : null
    },
    clear: () => storage.removeItem(key),
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
