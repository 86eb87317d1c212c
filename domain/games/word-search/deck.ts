import * as z from 'zod/mini'
import { textOption } from '../choices.ts'
import type { FieldFault } from '../deck-note.ts'
import type { GameDeck, GameItem } from '../game.ts'
import { recordMedia, recordText } from '../plain-text.ts'
import {
  fewWarning,
  isJson,
  jsonRows,
  leadingOf,
  listRows,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDuplicates,
} from '../record-items.ts'
import { joinedLetters, letterProblem } from './words.ts'

const word = recordText.check(
  z.refine((text) => gridFault(text) === null, {
    error: ({ input }) => gridFault(String(input)) ?? undefined,
  }),
)
const leadingRow = z.object({ forwardsOnly: z.optional(z.boolean()) })
const row = z.object({ word, image: recordMedia, sound: recordMedia })

/** Number of words for a full grid. One is enough to play. */
export const FULL_GRID = 8

export interface WordSearchDeck extends GameDeck {
  items: readonly GameItem[]
  /** No word is written backwards or upwards. */
  forwardsOnly: boolean
}

/**
 * Parses a word search deck: a JSON list of `{word, image?}`, whose first row may be `{forwardsOnly}`, or a
 * comma-separated list of words. @throws {DeckFault} if no word remains that fits into a grid
 */
export function parseWordSearchDeck(data: string): WordSearchDeck {
  const { leading, rows } = leadingOf(isJson(data) ? jsonRows(data) : listRows(data), leadingRow)
  const { forwardsOnly = false } = leading
  const reading = isJson(data) ? readItems(rows, row, (item) => item) : readItems(rows, word, textOption)
  const { items, faults, warnings } = withoutDuplicates(reading, (item) => [
    joinedLetters(item.word).toUpperCase(),
  ])
  refuseTooFew({ items, faults, warnings }, 1, 'words')
  return {
    items,
    filters: [],
    forwardsOnly,
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['image']),
      ...fewWarning(items.length, FULL_GRID, 'words'),
    ],
  }
}

const faults = {
  signs: 'signsInGrid',
  short: 'shortForGrid',
  long: 'longForGrid',
} as const satisfies Record<string, FieldFault>

/** Why the word fits into no grid, or null. */
function gridFault(word: string): FieldFault | null {
  const problem = letterProblem(joinedLetters(word).toUpperCase())
  return problem && faults[problem]
}
