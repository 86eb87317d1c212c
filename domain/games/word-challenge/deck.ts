import * as z from 'zod/mini'
import type { FieldFault } from '../deck-note.ts'
import { phraseSigns } from '../french-letters.ts'
import type { GameDeck, GameItem } from '../game.ts'
import { recordMedia, recordText, textKey } from '../plain-text.ts'
import {
  fewWarning,
  jsonRows,
  leadingOf,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDuplicates,
} from '../record-items.ts'

const phrase = recordText.check(
  z.refine(
    (text) => phraseSigns(text, false).some(({ letter }) => letter !== null),
    'noLetterToGuess' satisfies FieldFault,
  ),
)
const leadingRow = z.object({
  ignoreAccents: z.optional(z.boolean()),
  isHeard: z.optional(z.boolean()),
})
const row = z.object({ phrase, clue: z.optional(recordText), image: recordMedia, sound: recordMedia })

/** Number of words to win. */
export const WINS = 3

export interface ChallengeDeck extends GameDeck {
  items: readonly GameItem[]
  /** Treats É as E; the keys have no accents. */
  ignoreAccents: boolean
  /** The word is played while it is guessed, and only a few keys are offered. */
  isHeard: boolean
}

/**
 * Parses a deck: a JSON list of `{phrase, clue?, image?, sound?}`, whose first row may be `{ignoreAccents,
 * isHeard}`.
 * @throws {DeckFault} if no phrase with a letter to guess remains
 */
export function parseChallengeDeck(data: string): ChallengeDeck {
  const { leading, rows } = leadingOf(jsonRows(data), leadingRow)
  const { ignoreAccents = false, isHeard = false } = leading
  const reading = readItems(rows, row, item)
  const { items, faults, warnings } = withoutDuplicates(reading, ({ word }) => [textKey(word)])
  refuseTooFew({ items, faults, warnings }, 1, 'phrases')
  return {
    items,
    filters: [],
    ignoreAccents,
    isHeard,
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(
        items.filter(({ caption }) => caption === undefined),
        ['image'],
      ),
      ...fewWarning(items.length, WINS, 'phrases'),
    ],
  }
}

function item({ phrase, clue, image, sound }: z.infer<typeof row>): GameItem {
  return { word: phrase, image, sound, ...(clue && { caption: clue }) }
}
