import * as z from 'zod/mini'
import type { DeckNote } from './deck-note.ts'
import type { FilterChoice, GameDeck, GameItem } from './game.ts'
import { recordMedia, recordText, textKey } from './plain-text.ts'
import {
  fewWarning,
  type ItemReading,
  isJson,
  jsonRows,
  leadingOf,
  listRows,
  mediaWarnings,
  optionKeys,
  readItems,
  refuseTooFew,
  withoutDoubles,
} from './record-items.ts'

const LEAST_ITEMS = 2

const phrase = z.object({ word: recordText, sound: recordMedia })
const row = z.object({ phrase, answer: recordText, image: recordMedia, filter: z.optional(z.number()) })
const leadingRow = z.object({
  filterList: z.optional(z.array(z.unknown())),
  isWordAsked: z.optional(z.boolean()),
  isTiled: z.optional(z.boolean()),
})
const filterChoice = z.object({ value: z.number(), description: recordText })

/** Two things that belong together: the picture (or the answer in words) and the phrase with its sound. */
export interface PairItem extends GameItem {
  /** What the picture says to those who do not see it, and shows where there is no picture. */
  answer: string
  filter: number | null
}

export interface PairsDeck extends GameDeck {
  items: readonly PairItem[]
  /** Of Course aux mots: a word is asked, to be found among pictures, in place of a picture to be named. */
  isWordAsked: boolean
  /** Of Dictée éclair: a word is put together from tiles with its letters, without its article. */
  isTiled: boolean
}

/** How many different items a game cannot do without, and how many it is made for. */
export interface PairsDemand {
  least: number
  full: number
}

/**
 * Reads the deck of pairs: a JSON list of items, the first of which may be `{filterList}` or say what else is so for
 * all of them, or a comma-separated list of words. No two items of it share word, answer, picture or sound.
 * @throws {DeckFault} where fewer than `least` different items are left.
 */
export function parsePairsDeck(data: string, { least, full }: PairsDemand): PairsDeck {
  const { leading, choices, reading } = isJson(data)
    ? readJson(data)
    : { leading: null, choices: [], reading: readList(data) }
  const filters = eachOnce(choices)
  const { items, faults, warnings } = withoutDoubles(reading, (item) => [
    // As if it were a word: beside the cards or the options of another item it would stand for that item too.
    `word:${textKey(item.answer)}`,
    ...optionKeys(item),
  ])
  refuseTooFew({ items, faults, warnings }, least, 'words')
  return {
    items,
    filters,
    isWordAsked: leading?.isWordAsked ?? false,
    isTiled: leading?.isTiled ?? false,
    faults,
    warnings: [
      ...warnings,
      ...mediaWarnings(items, ['image', 'sound']),
      ...fewWarning(items.length, full, 'words'),
      ...choices.flatMap((choice) => hiddenChoiceWarning(filters, choice)),
      ...filters.flatMap((filter) => fewLeftWarning(items, filter, { least, full })),
    ],
  }
}

/** The items up to the filter; all of them where the filter leaves fewer than `least`. */
export function itemsUpTo<Item extends PairItem>(
  { items }: { items: readonly Item[] },
  filter: number | undefined,
  least = LEAST_ITEMS,
): readonly Item[] {
  if (filter === undefined) return items
  const chosen = upTo(items, filter)
  return chosen.length < least ? items : chosen
}

function upTo<Item extends PairItem>(items: readonly Item[], filter: number): Item[] {
  return items.filter((item) => item.filter === null || item.filter <= filter)
}

function readJson(data: string) {
  const { leading, rows } = leadingOf(jsonRows(data), leadingRow)
  const { choices, faults } = readFilters(leading.filterList ?? [])
  const reading = readItems(rows, row, pairItem)
  return { leading, choices, reading: { ...reading, faults: [...faults, ...reading.faults] } }
}

/** A choice that is not sound is a fault of its own, and leaves the items their numbers. */
function readFilters(list: readonly unknown[]): { choices: FilterChoice[]; faults: DeckNote[] } {
  const choices: FilterChoice[] = []
  const faults: DeckNote[] = []
  list.forEach((choice, index) => {
    const { data } = z.safeParse(filterChoice, choice)
    if (data) choices.push(data)
    else faults.push({ code: 'levelMalformed', row: index + 1 })
  })
  return { choices, faults }
}

/** Of several with one number the last is offered. */
function eachOnce(choices: readonly FilterChoice[]): FilterChoice[] {
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()]
}

function hiddenChoiceWarning(offered: readonly FilterChoice[], choice: FilterChoice): DeckNote[] {
  return offered.includes(choice) ? [] : [{ code: 'levelHidden', ...choice }]
}

function readList(data: string): ItemReading<PairItem> {
  return readItems(listRows(data), recordText, (word) =>
    pairItem({ answer: word, phrase: { word, sound: null }, image: null }),
  )
}

function pairItem({ answer, phrase, image, filter }: z.infer<typeof row>): PairItem {
  return {
    answer,
    word: phrase.word,
    image,
    sound: phrase.sound,
    filter: filter ?? null,
    ...(textKey(answer) !== textKey(phrase.word) && { caption: answer }),
  }
}

function fewLeftWarning(
  items: readonly PairItem[],
  { value, description }: FilterChoice,
  { least, full }: PairsDemand,
): DeckNote[] {
  const { length } = upTo(items, value)
  if (length < least) return [{ code: 'levelTooSmall', description, least }]
  return length < full && items.length >= full
    ? [{ code: 'levelSmall', description, full, what: 'words' }]
    : []
}
