import * as z from 'zod/mini'
import type { GameDeck, GameItem } from '../game.ts'
import { recordMedia, recordText } from '../plain-text.ts'
import {
  isJson,
  jsonRows,
  listRows,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from '../record-items.ts'
import { gridWords, joinedLetters, WordFault } from './words.ts'

const word = recordText.check(
  z.refine((text) => gridFault(text) === null, {
    error: ({ input }) => `cannot be in a grid: ${gridFault(String(input))}`,
  }),
)
const row = z.object({ word, image: recordMedia, sound: recordMedia })

export interface WordSearchDeck extends GameDeck {
  items: readonly GameItem[]
}

/**
 * Reads the deck of a word search: a JSON list of `{word, image?}`, or a comma-separated list of words.
 * @throws {DeckFault} where no word is left that a grid can hold.
 */
export function parseWordSearchDeck(data: string): WordSearchDeck {
  const reading = isJson(data)
    ? readItems(jsonRows(data), row, ({ word, image, sound }) => item(word, image, sound))
    : readItems(listRows(data), word, (text) => item(text))
  const { items, faults, warnings } = withoutDoubles(reading, (item) => [
    joinedLetters(item.word).toUpperCase(),
  ])
  refuseTooFew({ items, faults, warnings }, 1, 'word is')
  return { items, filters: [], faults, warnings: [...warnings, ...mediaWarnings(items, ['image'])] }
}

function item(word: string, image?: string | null, sound?: string | null): GameItem {
  return { word, image: image || null, sound: sound || null }
}

/** Why no grid can hold the word; null where one can. */
function gridFault(word: string): string | null {
  try {
    gridWords([{ word, image: null }], { upperCase: true, diacritics: true })
    return null
  } catch (error) {
    if (error instanceof WordFault) return error.message.replace(/\.$/, '')
    throw error
  }
}
