import * as z from 'zod/mini'
import { groupWords } from '../learning/spelling.ts'
import { leadingChoices, readChoices } from './choices.ts'
import type { DeckNote } from './deck-note.ts'
import { MAX_TEXT_LENGTH } from './dictee-eclair/deck.ts'
import { spelledWords, wordsIn } from './dictee-eclair/verdict.ts'
import type { GameDeck, GameItem } from './game.ts'
import { recordMedia, recordText, textKey } from './plain-text.ts'
import {
  equalChoicesWarning,
  fewWarning,
  jsonRows,
  leadingOf,
  mediaWarnings,
  readItems,
  refuseTooFew,
  withoutDuplicates,
} from './record-items.ts'

const MIN_SENTENCES = 2
/** Number of sentences for a full game. */
const FULL_GAME = 4

const leadingRow = z.extend(leadingChoices, { isHeard: z.optional(z.boolean()) })

const row = z.object({
  sentence: recordText,
  orders: z.optional(z.array(recordText)),
  image: recordMedia,
  sound: recordMedia,
})

export interface SentenceItem extends GameItem {
  /** Other right orders of its words. */
  orders: readonly string[]
}

export interface SentenceDeck extends GameDeck {
  items: readonly SentenceItem[]
  /** Each sentence is said when it is asked, and each word when it is touched. */
  isHeard: boolean
  /** The record's sounds for words. */
  words: readonly GameItem[]
}

/**
 * Parses a deck of sentences: a JSON list of `{sentence, orders?}`, whose first row may be `{isHeard, choices}`.
 * @throws {DeckFault} if fewer than two remain
 */
export function parseSentenceDeck(data: string): SentenceDeck {
  const { leading, rows } = leadingOf(jsonRows(data), leadingRow)
  const { items: words, ...wordNotes } = readChoices(leading.choices)
  const { items: all, ...notes } = withoutDuplicates(readItems(rows, row, sentenceItem), ({ word }) => [
    spelledWords(word).join(' ') || textKey(word),
  ])
  const items = all.filter((item) => faultOf(item) === null)
  const faults = [...wordNotes.faults, ...notes.faults, ...all.flatMap((item) => faultOf(item) ?? [])]
  refuseTooFew({ items, faults, warnings: [] }, MIN_SENTENCES, 'sentences')
  return {
    items,
    isHeard: leading.isHeard ?? false,
    words,
    filters: [],
    faults,
    warnings: [
      ...wordNotes.warnings,
      ...notes.warnings,
      ...mediaWarnings(items, ['sound']),
      ...equalChoicesWarning(items, ({ orders }) => orders),
      ...otherWordsWarning(items),
      ...fewWarning(items.length, FULL_GAME, 'sentences'),
    ],
  }
}

/** The punctuation at the end of a sentence. */
export function endMark(sentence: string): string {
  return /[^\p{L}\p{N}]*$/u.exec(sentence)?.[0] ?? ''
}

/**
 * The words on tiles in the right order. Neighbours are grouped if there are more than `most`. The first word
 * has no capital letter if it also fits elsewhere in the sentence.
 */
export function tilesInOrder({ word, orders }: SentenceItem, most: number): string[] {
  const elsewhere = orders.flatMap(wordsIn)
  const [first = '', ...others] = wordsIn(word)
  const small = elsewhere.find((other) => other !== first && textKey(other) === textKey(first))
  return groupWords([small ?? first, ...others], most)
}

function sentenceItem({ sentence, orders = [], image, sound }: z.infer<typeof row>): SentenceItem {
  return { word: sentence, orders, image, sound }
}

function faultOf({ word }: SentenceItem): DeckNote | null {
  if (word.length > MAX_TEXT_LENGTH) return { code: 'tooLongToWrite', word }
  const { length } = wordsIn(word)
  return length > 1 ? null : { code: length === 1 ? 'oneWord' : 'noLetterToWrite', word }
}

function otherWordsWarning(items: readonly SentenceItem[]): DeckNote[] {
  const orders = items.flatMap(({ word, orders }) =>
    orders.filter((order) => sortedWords(order) !== sortedWords(word)),
  )
  return orders.length === 0 ? [] : [{ code: 'otherWords', orders }]
}

function sortedWords(text: string): string {
  return spelledWords(text).toSorted().join(' ')
}
