import * as z from 'zod/mini'
import { type Counted, type DeckNote, fieldFaults, type RowPlace } from './deck-note.ts'
import { DeckFault, type GameDeck, type GameItem } from './game.ts'
import { distinctTexts, hasLongRun, textKey } from './plain-text.ts'

/** A deck in the making: what is sound so far, and what the teacher is to be told of the rest. */
export interface ItemReading<Item> extends Omit<GameDeck, 'items' | 'filters'> {
  items: Item[]
}

/** Whether a record's data is JSON; otherwise it is a comma-separated list. */
export function isJson(data: string): boolean {
  return /^[\s\uFEFF]*[[{]/.test(data)
}

/** The rows of a record in JSON. @throws {DeckFault} where it is no JSON or no list. */
export function jsonRows(data: string): unknown[] {
  const rows = readJson(data)
  if (!Array.isArray(rows)) throw new DeckFault({ code: 'notList' })
  return rows
}

/** The entries of a comma-separated list, over as many lines as it likes. */
export function listRows(data: string): string[] {
  return data.split(/[,\r\n]+/).filter((entry) => entry.trim() !== '')
}

/**
 * What the first row says of the whole record, such as `{"ignoreAccents": true}`, and the rows that are items. All
 * that it may say is optional in `schema`; a row that says nothing of it is an item.
 */
export function leadingOf<Leading extends object>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Leading>,
): { leading: Partial<Leading>; rows: readonly unknown[] } {
  const { data } = z.safeParse(schema, rows[0])
  return data && Object.keys(data).length > 0 ? { leading: data, rows: rows.slice(1) } : { leading: {}, rows }
}

/** Reads row by row: a row that is not as `schema` wants it is a fault. */
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

/** Leaves out every item that shares a key with one before it. */
export function withoutDoubles<Item extends GameItem>(
  reading: ItemReading<Item>,
  keysOf: (item: Item) => string[],
): ItemReading<Item> {
  const seen = new Set<string>()
  const items: Item[] = []
  const doubles: string[] = []
  for (const item of reading.items) {
    const keys = keysOf(item)
    if (keys.some((key) => seen.has(key))) {
      doubles.push(item.word)
      continue
    }
    items.push(item)
    for (const key of keys) seen.add(key)
  }
  if (doubles.length === 0) return reading
  return { ...reading, items, warnings: [...reading.warnings, { code: 'likeAnother', words: doubles }] }
}

/** Keys under which two options would look or sound the same. */
export function optionKeys({ word, image, sound }: GameItem): string[] {
  return [
    `word:${textKey(word)}`,
    ...(image === null ? [] : [`image:${image}`]),
    ...(sound === null ? [] : [`sound:${sound}`]),
  ]
}

/** Warns of items that lack what the game shows or plays. */
export function mediaWarnings(
  items: readonly Pick<GameItem, 'word' | 'image' | 'sound'>[],
  wanted: readonly ('image' | 'sound')[],
): DeckNote[] {
  return wanted.flatMap((medium) => {
    const words = items.filter((item) => item[medium] === null).map(({ word }) => word)
    if (words.length === 0) return []
    return [{ code: medium === 'image' ? 'withoutImage' : 'withoutSound', words }]
  })
}

/** Warns where fewer than `full` are left. */
export function fewWarning(count: number, full: number, what: Counted): DeckNote[] {
  return count < full ? [{ code: 'fewForWholeGame', count, full, what }] : []
}

/** Warns of items among whose choices two are equal: one of them is offered. */
export function equalChoicesWarning<Item extends GameItem>(
  items: readonly Item[],
  choicesOf: (item: Item) => readonly string[],
): DeckNote[] {
  const doubled = items.filter((item) => distinctTexts(choicesOf(item)).length < choicesOf(item).length)
  return doubled.length === 0 ? [] : [{ code: 'equalChoices', words: doubled.map(({ word }) => word) }]
}

/** @throws {DeckFault} where there are fewer than `least`, naming the first fault where there is one. */
export function refuseTooFew({ items, faults }: ItemReading<GameItem>, least: number, what: Counted): void {
  if (items.length >= least) return
  throw new DeckFault({ code: 'tooFew', least, what, because: faults[0] ?? null })
}

/** Everything of an item that a board may have to show. */
function textsOf({ image: _image, sound: _sound, ...texts }: GameItem): string[] {
  return Object.values(texts)
    .flat()
    .filter((text) => typeof text === 'string')
}

/** The value of a record in JSON, after a byte order mark or without. @throws {DeckFault} where it is no JSON. */
export function readJson(data: string): unknown {
  try {
    return JSON.parse(data.replace(/^\uFEFF/, ''))
  } catch {
    throw new DeckFault({ code: 'notJson' })
  }
}

/** A check says by its message what is wrong; what any other says is that the form is not right. */
function faultOf(issue: z.core.$ZodIssue | undefined, place: RowPlace): DeckNote {
  const code = fieldFaults.find((each) => each === issue?.message) ?? 'malformed'
  const text = typeof issue?.input === 'string' ? issue.input : ''
  return { code, ...place, field: issue?.path.join('.') || null, text }
}
