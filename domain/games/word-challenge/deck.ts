import * as z from 'zod/mini'
import { phraseSigns } from '../french-letters.ts'
import type { GameDeck, GameItem } from '../game.ts'
import { recordMedia, recordText, textKey } from '../plain-text.ts'
import {
  fewWarning,
  jsonRows,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from '../record-items.ts'

const phrase = recordText.check(
  z.refine(
    (text) => phraseSigns(text, false).some(({ letter }) => letter !== null),
    "n'a pas de lettre française à deviner",
  ),
)
const row = z.object({ phrase, image: recordMedia, sound: recordMedia })
const settingsRow = z.object({ ignoreAccents: z.boolean() })

/** How many words have to be won. */
export const WINS = 3

export interface ChallengeDeck extends GameDeck {
  items: readonly GameItem[]
  /** É is E: the keys have no accents. */
  ignoreAccents: boolean
}

/**
 * Reads the deck of the word challenge: a JSON list of `{phrase, image?}`, the first of which may be
 * `{ignoreAccents}`. @throws {DeckFault} where no phrase is left that has a letter to guess.
 */
export function parseChallengeDeck(data: string): ChallengeDeck {
  const rows = jsonRows(data)
  const leading = z.safeParse(settingsRow, rows[0])
  const reading = leading.success ? readItems(rows.slice(1), row, item) : readItems(rows, row, item)
  const { items, faults, warnings } = withoutDoubles(reading, ({ word }) => [textKey(word)])
  refuseTooFew({ items, faults, warnings }, 1, 'mot ou phrase')
  return {
    items,
    filters: [],
    ignoreAccents: leading.success && leading.data.ignoreAccents,
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['image']),
      ...fewWarning(items.length, WINS, ['mot', 'mots différents']),
    ],
  }
}

function item({ phrase, image, sound }: z.infer<typeof row>): GameItem {
  return { word: phrase, image: image || null, sound: sound || null }
}
