import * as z from 'zod/mini'
import { DeckFault, type GameDeck, type GameItem } from './game.ts'
import { distinctTexts, hasLongRun, textKey } from './plain-text.ts'

/** What is said of a field whose own schema says nothing better. */
const MALFORMED = "manque ou n'a pas la bonne forme"

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
  if (!Array.isArray(rows)) throw new DeckFault('Les données ne sont pas une liste.')
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

/** Reads row by row: a row that is not as `schema` wants it is a fault. Rows are counted from 1, as `name` and number. */
export function readItems<Row, Item extends GameItem>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Row>,
  itemOf: (row: Row) => Item,
  name = 'Élément',
): ItemReading<Item> {
  const items: Item[] = []
  const faults: string[] = []
  const warnings: string[] = []
  rows.forEach((row, index) => {
    const parsed = z.safeParse(schema, row, { error: () => MALFORMED })
    if (!parsed.success) {
      faults.push(`${name} ${index + 1} : ${issueText(parsed.error.issues[0])}.`)
      return
    }
    const item = itemOf(parsed.data)
    items.push(item)
    if (textsOf(item).some(hasLongRun))
      warnings.push(`${name} ${index + 1} : un mot très long risque de ne pas tenir sur le jeu.`)
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
  const warning = `Pareil à un autre élément par le mot, l'image ou le son, et laissé de côté : ${some(doubles)}.`
  return doubles.length === 0 ? reading : { ...reading, items, warnings: [...reading.warnings, warning] }
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
): string[] {
  const meaning = { image: 'Sans image', sound: "Sans son, donc lu par la voix de l'appareil" }
  return wanted.flatMap((medium) => {
    const lacking = items.filter((item) => item[medium] === null).map(({ word }) => word)
    return lacking.length === 0 ? [] : [`${meaning[medium]} : ${some(lacking)}.`]
  })
}

/** Warns where fewer than `full` are left; `what`: one, and several of them. */
export function fewWarning(count: number, full: number, what: readonly [string, string]): string[] {
  return count < full
    ? [`${count} ${what[count === 1 ? 0 : 1]} seulement : un jeu complet en a ${full}.`]
    : []
}

/** Warns of items among whose choices two are equal: one of them is offered. */
export function equalChoicesWarning<Item extends GameItem>(
  items: readonly Item[],
  choicesOf: (item: Item) => readonly string[],
): string[] {
  const doubled = items.filter((item) => distinctTexts(choicesOf(item)).length < choicesOf(item).length)
  return doubled.length === 0
    ? []
    : [`Des choix pareils, dont un seul est offert : ${some(doubled.map(({ word }) => word))}.`]
}

/** @throws {DeckFault} where there are fewer than `least`, naming the first fault where there is one. */
export function refuseTooFew({ items, faults }: ItemReading<GameItem>, least: number, what: string): void {
  if (items.length >= least) return
  const [first] = faults
  throw new DeckFault(`Il faut au moins ${least} ${what}.${first === undefined ? '' : ` ${first}`}`)
}

/** Everything of an item that a board may have to show. */
function textsOf({ image: _image, sound: _sound, ...texts }: GameItem): string[] {
  return Object.values(texts)
    .flat()
    .filter((text) => typeof text === 'string')
}

/** Up to three of the texts, each cut, and how many more. */
function some(texts: readonly string[]): string {
  const shown = texts.slice(0, 3).map((text) => `« ${text.length > 40 ? `${text.slice(0, 40)}…` : text} »`)
  const more = texts.length - shown.length
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} et ${more} de plus`
}

/** The value of a record in JSON, after a byte order mark or without. @throws {DeckFault} where it is no JSON. */
export function readJson(data: string): unknown {
  try {
    return JSON.parse(data.replace(/^\uFEFF/, ''))
  } catch {
    throw new DeckFault('Les données ne sont pas du JSON valable.')
  }
}

function issueText(issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path.join('.')
  const fault = issue?.message ?? MALFORMED
  return place ? `« ${place} » ${fault}` : fault
}
