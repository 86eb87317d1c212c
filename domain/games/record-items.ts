import * as z from 'zod/mini'
import { type Counted, type DeckNote, fieldFaults, type RowPlace } from './deck-note.ts'
import { DeckFault, type GameDeck, type GameItem } from './game.ts'
import { distinctTexts, hasLongRun, textKey } from './plain-text.ts'

/** A deck while it is parsed: valid items, and notes for the teacher. */
export interface ItemReading<Item> extends Omit<GameDeck, 'items' | 'filters'> {
  items: Item[]
}

/** True if a record's data is JSON; otherwise it is a comma-separated list. */
export function isJson(data: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(data)
}

/** The rows of a JSON record. @throws {DeckFault} if it is invalid JSON or not a list */
export function jsonRows(data: string): unknown[] {
  const rows = readJson(data)
  if (!Array.isArray(rows)) throw new DeckFault({ code: 'notList' })
  return rows
}

/** The entries of a list separated by commas or line breaks. */
export function listRows(data: string): string[] {
  return data.split(/[,\r\n]+/).filter((entry) => entry.trim() !== '')
}

/**
 * Splits off the optional first row with settings for the whole record, such as `{"ignoreAccents": true}`.
 * All fields of `schema` must be optional; a first row without any of them is an item.
 */
export function leadingOf<Leading extends object>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Leading>,
): { leading: Partial<Leading>; rows: readonly unknown[] } {
  const { data } = z.safeParse(schema, rows[0])
  return data && Object.keys(data).length > 0 ? { leading: data, rows: rows.slice(1) } : { leading: {}, rows }
}

/** Parses row by row. A row that does not match `schema` is a fault. */
export function readItems<Row, Item extends GameItem>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Row>,
  itemOf: (row: Row) => Item,
  list: RowPlace['list'] = 'items',
): ItemReading<Item> {
  const items: Item[] = []
  const faults: DeckNote[] = []
  const warnings: DeckNote[] = []
  rows.forEach((each, index) => {
    const place = { list, row: index + 1 }
    const parsed = z.safeParse(schema, each, { reportInput: true })
    if (!parsed.success) {
      faults.push(faultOf(parsed.error.issues[0], place))
      return
    }
    const item = itemOf(parsed.data)
    items.push(item)
    if (textsOf(item).some(hasLongRun)) warnings.push({ code: 'longWord', ...place })
  })
  return { items, faults, warnings }
}

/** Excludes items that share a key with an earlier one. */
export function withoutDuplicates<Item extends GameItem>(
  reading: ItemReading<Item>,
  keysOf: (item: Item) => string[],
): ItemReading<Item> {
  const seen = new Set<string>()
  const items: Item[] = []
  const duplicates: string[] = []
  for (const item of reading.items) {
    const keys = keysOf(item)
    if (keys.some((key) => seen.has(key))) {
      duplicates.push(item.word)
      continue
    }
    items.push(item)
    for (const key of keys) seen.add(key)
  }
  if (duplicates.length === 0) return reading
  return { ...reading, items, warnings: [...reading.warnings, { code: 'likeAnother', words: duplicates }] }
}

/** Keys that are equal for options that look or sound the same. */
export function optionKeys({ word, image, sound }: GameItem): string[] {
  return [
    `word:${textKey(word)}`,
    ...(image === null ? [] : [`image:${image}`]),
    ...(sound === null ? [] : [`sound:${sound}`]),
  ]
}

/** Warns of items without the media that the game uses. */
export function mediaWarnings(
  items: readonly Pick<GameItem, 'word' | 'image' | 'sound'>[],
  media: readonly ('image' | 'sound')[],
): DeckNote[] {
  return media.flatMap((medium) => {
    const words = items.filter((item) => item[medium] === null).map(({ word }) => word)
    if (words.length === 0) return []
    return [{ code: medium === 'image' ? 'withoutImage' : 'withoutSound', words }]
  })
}

/** Warns if there are fewer than `full`. */
export function fewWarning(count: number, full: number, what: Counted): DeckNote[] {
  return count < full ? [{ code: 'fewForWholeGame', count, full, what }] : []
}

/** Warns about items with equal choices: only one of them is offered. */
export function equalChoicesWarning<Item extends GameItem>(
  items: readonly Item[],
  choicesOf: (item: Item) => readonly string[],
): DeckNote[] {
  const itemsWithDuplicates = items.filter(
    (item) => distinctTexts(choicesOf(item)).length < choicesOf(item).length,
  )
  return itemsWithDuplicates.length === 0
    ? []
    : [{ code: 'equalChoices', words: itemsWithDuplicates.map(({ word }) => word) }]
}

/** @throws {DeckFault} if there are fewer than `least`; it includes the first fault, if any */
export function refuseTooFew({ items, faults }: ItemReading<GameItem>, least: number, what: Counted): void {
  if (items.length >= least) return
  throw new DeckFault({ code: 'tooFew', least, what, because: faults[0] ?? null })
}

/** The texts of an item that a board may show. */
function textsOf({ image: _image, sound: _sound, ...texts }: GameItem): string[] {
  return Object.values(texts)
    .flat()
    .filter((text) => typeof text === 'string')
}

/** Parses a JSON record, with or without a byte order mark. @throws {DeckFault} if it is invalid */
export function readJson(data: string): unknown {
  try {
    return JSON.parse(data.replace(/^\uFEFF/, ''))
  } catch {
    throw new DeckFault({ code: 'notJson' })
  }
}

/** Custom checks give a fault code as their message; other issues are `malformed`. */
function faultOf(issue: z.core.$ZodIssue | undefined, place: RowPlace): DeckNote {
  const code = fieldFaults.find((each) => each === issue?.message) ?? 'malformed'
  const text = typeof issue?.input === 'string' ? issue.input : ''
  return { code, ...place, field: issue?.path.join('.') || null, text }
}
