import { DeckFault } from '../game.ts'
import type { PairItem, PairsDeck } from '../pairs-deck.ts'

/** Colour -> [English name, CSS colour]. Colours also differ in brightness, for colour-blind pupils. */
const COLOURS = {
  rouge: ['red', '#d62828'],
  orange: ['orange', '#f77f00'],
  jaune: ['yellow', '#ffd60a'],
  vert: ['green', '#1b7a34'],
  bleu: ['blue', '#2563eb'],
  violet: ['purple', '#6a1b9a'],
  rose: ['pink', '#ff8fbf'],
  brun: ['brown', '#7f4f24'],
  noir: ['black', '#111111'],
  gris: ['grey', '#9a9a9a'],
  blanc: ['white', '#ffffff'],
} as const

const NUMBERS = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const

/** The built-in decks, by the last segment of their path: `/games/matching/custom/colours`. */
const decks: Record<string, PairItem[]> = {
  colours: Object.entries(COLOURS).map(([word, [english, colour]]) => ({ ...item(word, english), colour })),
  numbers: NUMBERS.map((word, index) => item(word, String(index + 1))),
}

/** True if a record's data is a single word, i.e. the name of a built-in deck. */
export function isBuiltInDeckName(data: string): boolean {
  return /^\s*\w*\s*$/.test(data)
}

/** @throws {DeckFault} if there is no such deck */
export function builtInDeck(name: string): PairsDeck {
  const items = Object.hasOwn(decks, name) ? decks[name] : undefined
  if (!items) throw new DeckFault({ code: 'unknownDeck', decks: Object.keys(decks).join(' et ') })
  return { items, filters: [], isWordAsked: false, isTiled: false, faults: [], warnings: [] }
}

/** An option shows the answer or colour; the word is heard. */
function item(word: string, answer: string): PairItem {
  return { answer, word, image: null, sound: `sounds/${word}.mp3`, filter: null, caption: answer }
}
