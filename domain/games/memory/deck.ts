import * as z from 'zod/mini'
import { DeckFault, type FilterChoice, type GameDeck, type GameItem } from '../game.ts'

const LEAST_PAIRS = 2

const phrase = z.object({ word: z.string().check(z.minLength(1)), sound: z.optional(z.string()) })
const item = z.object({
  answer: z.string().check(z.minLength(1)),
  phrase,
  image: z.optional(z.string()),
  filter: z.optional(z.number()),
})
const filterChoice = z.object({ value: z.number(), description: z.string() })
const records = z.array(z.union([z.object({ filterList: z.array(filterChoice) }), item]))

/** A pair of cards: the picture (or the answer in words) and the phrase with its sound. */
export interface PairItem extends GameItem {
  /** What the picture card says to those who do not see it, and shows where there is no picture. */
  answer: string
  filter: number | null
}

export interface PairsDeck extends GameDeck {
  items: PairItem[]
}

/**
 * Reads the deck of a pairs game: a JSON list of items, the first of which may be `{filterList}`, or a
 * comma-separated list of words. Two items with the same word, case aside, are one.
 * @throws {DeckFault} naming the first fault.
 */
export function parsePairsDeck(data: string): PairsDeck {
  const deck = /^\s*[[{]/.test(data) ? parseJsonDeck(data) : parseListDeck(data)
  const items = withoutDoubles(deck.items)
  if (items.length < LEAST_PAIRS) throw new DeckFault(`At least ${LEAST_PAIRS} different words are needed.`)
  return { ...deck, items }
}

function parseJsonDeck(data: string): PairsDeck {
  const parsed = z.safeParse(records, readJson(data))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new DeckFault(`Item ${Number(issue?.path[0] ?? 0) + 1}: ${issue?.message ?? 'not readable'}.`)
  }
  const filters: FilterChoice[] = []
  const items: PairItem[] = []
  for (const row of parsed.data) {
    if ('filterList' in row) filters.push(...row.filterList)
    else items.push(pairItem(row))
  }
  return { items, filters }
}

function readJson(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new DeckFault('The data is not valid JSON.')
  }
}

function pairItem(row: z.infer<typeof item>): PairItem {
  return {
    answer: row.answer.normalize('NFC').trim(),
    word: row.phrase.word.normalize('NFC').trim(),
    image: row.image ?? null,
    sound: row.phrase.sound ?? null,
    filter: row.filter ?? null,
  }
}

function parseListDeck(data: string): PairsDeck {
  const words = data
    .split(/[,\r\n]+/)
    .map((word) => word.normalize('NFC').trim())
    .filter((word) => word !== '')
  return {
    items: words.map((word) => ({ answer: word, word, image: null, sound: null, filter: null })),
    filters: [],
  }
}

function withoutDoubles(items: PairItem[]): PairItem[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const keys = [`answer:${item.answer.toLowerCase()}`, `word:${item.word.toLowerCase()}`]
    if (item.image) keys.push(`image:${item.image}`)
    if (keys.some((key) => seen.has(key))) return false
    for (const key of keys) seen.add(key)
    return true
  })
}
