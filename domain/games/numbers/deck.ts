import * as z from 'zod/mini'
import type { DeckNote } from '../deck-note.ts'
import type { FilterChoice, GameDeck, GameItem } from '../game.ts'
import { recordMedia, recordText } from '../plain-text.ts'
import {
  fewWarning,
  jsonRows,
  mediaWarnings,
  optionKeys,
  readItems,
  refuseTooFew,
  withoutDuplicates,
} from '../record-items.ts'

/** The maximum numbers to choose from. A record with higher numbers also offers its highest. */
const CEILINGS = [10, 20, 30] as const
const MIN_ITEMS = 2
/** Number of options per round. */
export const OPTIONS = 5

const row = z.object({
  number: z.int().check(z.gte(0), z.lte(1_000_000)),
  phrase: z.union([recordText, z.object({ word: recordText, sound: recordMedia })]),
})

export interface NumberItem extends GameItem {
  number: number
}

export interface NumbersDeck extends GameDeck {
  items: readonly NumberItem[]
}

/**
 * Parses a numbers deck: a JSON list of `{number, phrase}`; the phrase is spoken and is a text or `{word,
 * sound}`.
 * @throws {DeckFault} if fewer than two different numbers remain
 */
export function parseNumbersDeck(data: string): NumbersDeck {
  const reading = readItems(jsonRows(data), row, numberItem)
  const { items, faults, warnings } = withoutDuplicates(reading, (item) => [
    `number:${item.number}`,
    ...optionKeys(item),
  ])
  refuseTooFew({ items, faults, warnings }, MIN_ITEMS, 'numbers')
  const filters = ceilingsOf(items)
  return {
    items,
    filters,
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['sound']),
      ...fewWarning(items.length, OPTIONS, 'numbers'),
      ...fewBelowWarnings(items, filters),
    ],
  }
}

/** The numbers up to the ceiling, or all if fewer than two remain. */
export function numbersUpTo({ items }: NumbersDeck, ceiling: number | undefined): readonly NumberItem[] {
  if (ceiling === undefined) return items
  const chosen = items.filter(({ number }) => number <= ceiling)
  return chosen.length < MIN_ITEMS ? items : chosen
}

/** The ceilings that select different numbers; empty if there is only one. */
function ceilingsOf(items: readonly NumberItem[]): FilterChoice[] {
  const highest = Math.max(...items.map(({ number }) => number))
  const ceilings = CEILINGS.filter((ceiling) => ceiling < highest)
  const nearest = CEILINGS.find((ceiling) => ceiling >= highest) ?? highest
  const reached = [...ceilings, nearest].filter((ceiling, index, all) => {
    const below = items.filter(({ number }) => number <= ceiling)
    return below.length >= MIN_ITEMS && below.some(({ number }) => number > (all[index - 1] ?? -1))
  })
  return reached.length < 2
    ? []
    : reached.map((value) => ({ value, description: `Les nombres jusqu'à ${value}` }))
}

function fewBelowWarnings(items: readonly NumberItem[], filters: readonly FilterChoice[]): DeckNote[] {
  if (items.length < OPTIONS) return []
  return filters
    .filter(({ value }) => items.filter(({ number }) => number <= value).length < OPTIONS)
    .map(({ description }) => ({ code: 'levelSmall', description, full: OPTIONS, what: 'numbers' }))
}

function numberItem({ number, phrase }: z.infer<typeof row>): NumberItem {
  const { word, sound } = typeof phrase === 'string' ? { word: phrase, sound: null } : phrase
  return { number, word, image: null, sound, caption: String(number) }
}
