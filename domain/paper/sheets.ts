import { addDays, weekOf } from '../calendar.ts'
import { evenParts } from '../even-parts.ts'
import { type Random, random } from '../games/random.ts'
import { BACKWARDS_PROBABILITY, BOARD_FORM } from '../games/word-search/board-form.ts'
import { makeWordSearch, type WordSearch } from '../games/word-search/grid.ts'
import { gridText, type PaperItem } from './kinds.ts'

/** Rules of all sheets except bingo. The same seed gives the same sheet. */

/** Distributes parts of different heights over pages, in order. A part taller than a page gets its own page. */
export function fillPages<Part>(
  parts: readonly Part[],
  { page, heightOf }: { page: number; heightOf(part: Part): number },
): Part[][] {
  const pages: Part[][] = []
  let remaining = 0
  for (const part of parts) {
    const height = heightOf(part)
    if (pages.length === 0 || height > remaining) {
      pages.push([])
      remaining = page
    }
    pages.at(-1)?.push(part)
    remaining -= height
  }
  return pages
}

/**
 * The backs of cards, row by row: mirrored, so that they match when the paper is turned over its long edge.
 * Null is an empty cell.
 */
export function backsOf<Item>(fronts: readonly Item[], columns: number): (Item | null)[] {
  const rows = Math.ceil(fronts.length / columns)
  return Array.from({ length: rows * columns }, (_, place) => {
    const row = Math.floor(place / columns)
    return fronts[row * columns + columns - 1 - (place % columns)] ?? null
  })
}

/** Dominoes that form one closed chain: the end of each fits the start of the next. */
export function dominoes<Item>(items: readonly Item[], seed: number): { start: Item; end: Item }[] {
  const order = random(seed).shuffle(items)
  return order.flatMap((start, place) => {
    const end = order[(place + 1) % order.length]
    return end === undefined ? [] : [{ start, end }]
  })
}

/** Shuffles the items so that none keeps its position, if there are at least two. */
export function mixUp<Item>(items: readonly Item[], seed: number): Item[] {
  const chance = random(seed)
  // Sattolo's algorithm: shuffles into a single cycle.
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = chance.below(last)
    order.splice(last, 1, ...order.splice(other, 1, ...order.slice(last, last + 1)))
  }
  return order
}

/** The words of a sentence to put in order, with the signs next to them: the last has the full stop. */
export function sentencePieces(sentence: string, seed: number): string[] {
  return mixUp(sentence.trim().split(/(?<!«)\s+(?![!?;:»])/), seed)
}

/** Words per grid, and whether words run only rightwards and downwards, by grade. */
const gridRules = {
  1: { words: 5, forwardsOnly: true },
  3: { words: 6, forwardsOnly: true },
  4: { words: 8, forwardsOnly: true },
  5: { words: 10, forwardsOnly: false },
  6: { words: 10, forwardsOnly: false },
} as const
export type PaperGrade = keyof typeof gridRules

/** Word searches with all words. Younger pupils get fewer words per grid, all rightwards or downwards. */
export function wordGrids(
  items: readonly PaperItem[],
  { seed, grade, maxWords = 10 }: { seed: number; grade: PaperGrade; maxWords?: number },
): (WordSearch & { items: PaperItem[] })[] {
  const { words, forwardsOnly } = gridRules[grade]
  return evenParts(items, Math.min(words, maxWords)).map((part, place) => ({
    items: part,
    ...makeWordSearch(
      part.map(({ french, image }) => ({ word: gridText(french), image })),
      {
        ...BOARD_FORM,
        forwardsOnly,
        backwardsProbability: forwardsOnly ? 0 : BACKWARDS_PROBABILITY,
        seed: seed + place,
      },
    ),
  }))
}

/** The days of a month by week, from Sunday; null for days of other months. @param month `2026-11` */
export function monthWeeks(month: string): (number | null)[][] {
  const weeks: (number | null)[][] = []
  for (let sunday = weekOf(`${month}-01`); sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7)) {
    const days = Array.from({ length: 7 }, (_, place) => addDays(sunday, place))
    weeks.push(days.map((day) => (day.startsWith(month) ? Number(day.slice(8)) : null)))
  }
  return weeks
}

/** Pictures to colour, one character per cell. The digits are indices into `colours`. */
const drawings: readonly { colours: readonly string[]; rows: readonly string[] }[] = [
  {
    colours: ['bleu', 'rouge', 'jaune'],
    rows: ['0000000', '0110110', '1111111', '1112111', '0111110', '0011100', '0001000'],
  },
  {
    colours: ['bleu', 'rouge', 'jaune', 'vert'],
    rows: ['0001000', '0011100', '0111110', '1111111', '0222220', '0212120', '3212223'],
  },
  {
    colours: ['bleu', 'orange', 'noir'],
    rows: ['0000000', '0111001', '1111111', '1211111', '1111111', '0111001', '0000000'],
  },
  {
    colours: ['bleu', 'vert', 'brun', 'rouge'],
    rows: ['0011100', '0111110', '1131311', '1311111', '0111310', '0002000', '0002000'],
  },
]

interface Colouring {
  /** Each word with its colour. */
  key: { item: PaperItem; colour: string }[]
  cells: PaperItem[][]
}

/** Maximum number of words per colour, so that the key stays short. */
const WORDS_PER_COLOUR = 2

/** A hidden picture: every cell contains a word, and the key gives the colour of each word. */
export function createColouring(items: readonly PaperItem[], seed: number): Colouring {
  const chance = random(seed)
  const { colours, rows } = chance.pick(drawings.filter((each) => each.colours.length <= items.length))
  const words = chance.shuffle(items).slice(0, colours.length * WORDS_PER_COLOUR)
  const key = words.flatMap((item, place) => {
    const colour = colours[place % colours.length]
    return colour === undefined ? [] : [{ item, colour }]
  })
  return {
    key,
    cells: rows.map((row) => [...row].map((digit) => cellWord(key, colours[Number(digit)], chance))),
  }
}

function cellWord(key: Colouring['key'], colour: string | undefined, chance: Random): PaperItem {
  return chance.pick(key.filter((each) => each.colour === colour)).item
}
