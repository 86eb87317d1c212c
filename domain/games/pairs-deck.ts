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
  withoutDuplicates,
} from './record-items.ts'

const MIN_ITEMS = 2

const phrase = z.object({ word: recordText, sound: recordMedia })
const row = z.object({ phrase, answer: recordText, image: recordMedia, filter: z.optional(z.number()) })
const leadingRow = z.object({
  filterList: z.optional(z.array(z.unknown())),
  isWordAsked: z.optional(z.boolean()),
  isTiled: z.optional(z.boolean()),
})
const filterChoice = z.object({ value: z.number(), description: recordText })

/** A pair: a picture (or an answer in words) and a phrase with its sound. */
export interface PairItem extends GameItem {
  /** Text alternative of the picture, and shown if there is none. */
  answer: string
  filter: number | null
}

export interface PairsDeck extends GameDeck {
  items: readonly PairItem[]
  /**
   * Setting of Course aux mots: a word is the question and the player chooses its picture, instead of the
   * reverse.
   */
  isWordAsked: boolean
  /** Setting of Dictée éclair: words are built from letter tiles, without their article. */
  isTiled: boolean
}

/** The minimum number of different items, and the number for a full game. */
export interface PairsDemand {
  least: number
  full: number
}

/**
 * Parses a pairs deck: a JSON list of items whose first row may be `{filterList}` or other settings, or a
 * comma-separated list of words. All items differ in word, answer, picture and sound. @throws {DeckFault}
 * if fewer than `least` different items remain
 */
export function parsePairsDeck(data: string, { least, full }: PairsDemand): PairsDeck {
  const { leading, choices, reading } = isJson(data)
    ? readJson(data)
    : { leading: null, choices: [], reading: readList(data) }
  // If several levels have the same number, the last one is kept.
  const filters = [...new Map(choices.map((choice) => [choice.value, choice])).values()]
  const { items, faults, warnings } = withoutDuplicates(reading, (item) => [
    // Compared like a word: an answer that equals the word of another item would fit that item's cards or
    // options too.
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

/** The items up to the level, or all if fewer than `least` remain. */
export function itemsUpTo<Item extends PairItem>(
  { items }: { items: readonly Item[] },
  filter: number | undefined,
  least = MIN_ITEMS,
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

/** Invalid levels are faults. They do not change the row numbers of the items. */
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
