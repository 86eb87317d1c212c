import { comprehension } from '../domain/games/comprehension/rules.ts'
import { courseAuxMots } from '../domain/games/course-aux-mots/rules.ts'
import { grammar } from '../domain/games/grammar/rules.ts'
import type { GameKind } from '../domain/games/kinds.ts'
import { customMatching } from '../domain/games/matching/rules.ts'
import { motQuiManque } from '../domain/games/mot-qui-manque/rules.ts'
import { numbers } from '../domain/games/numbers/rules.ts'
import { type PairItem, parsePairsDeck } from '../domain/games/pairs-deck.ts'
import { quiDitQuoi } from '../domain/games/qui-dit-quoi/rules.ts'
import { type SentenceItem, tilesInOrder } from '../domain/games/sentence-deck.ts'

/** A question as perceived: its text, picture and sound. */
export interface Question {
  text: string
  alt: string
  heard: string
  /** The address of its picture; empty if it has none. */
  picture: string
}

/** Any number of pairs is enough. */
const ANY_COUNT = { least: 1, full: 1 }

type Answer = (question: Question) => string | undefined

/**
 * Returns the answers of a pupil who knows the record's words. By default it answers a word with the other
 * half of its pair.
 */
export function answersOfRecord(kind: GameKind, data: string): Answer {
  return otherAnswers[kind]?.(data) ?? (({ text }) => answerOf(parsePairsDeck(data, ANY_COUNT).items, text))
}

const otherAnswers: Partial<Record<GameKind, (data: string) => Answer>> = {
  'custom-matching': (data) => {
    const { items } = customMatching.parseDeck(data)
    return ({ text }) => answerOf(items, text)
  },
  numbers: (data) => {
    const { items } = numbers.parseDeck(data)
    return ({ text }) => items.find(({ word }) => word === text)?.number.toString()
  },
  comprehension: (data) => {
    const { items } = comprehension.parseDeck(data)
    return ({ text }) => items.find(({ question }) => question === text)?.answer
  },
  listening: (data) => {
    const { items } = comprehension.parseDeck(data)
    return ({ heard }) => findHeardItem(heard, items, ({ question }) => question)?.answer
  },
  grammar: (data) => {
    const { items } = grammar.parseDeck(data)
    return ({ text }) =>
      items.find(({ before, after }) => text.startsWith(`${before}_____`) && text.endsWith(after))?.answer
  },
  'mot-qui-manque': (data) => {
    const { items } = motQuiManque.parseDeck(data)
    return ({ text, picture }) =>
      items.find(
        ({ before, after, image }) =>
          text.startsWith(`${before}_____`) && text.endsWith(after) && picture.endsWith(`/${image}`),
      )?.answer
  },
  'qui-dit-quoi': (data) => {
    const { items } = quiDitQuoi.parseDeck(data)
    return ({ text }) => items.find(({ question }) => question === text)?.answer
  },
  'course-aux-mots': (data) => {
    const { items, isWordAsked } = courseAuxMots.parseDeck(data)
    return ({ text, alt }) =>
      isWordAsked ? answerOf(items, text) : items.find(({ answer }) => answer === alt)?.word
  },
}

function answerOf(items: readonly PairItem[], text: string): string | undefined {
  return items.find(({ word }) => word === text)?.answer
}

/** Finds the item that was heard, as a recording or by the device's voice. */
export function findHeardItem<Item extends { sound: string | null }>(
  heard: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  return items.find((each) => heard === textOf(each) || (each.sound && heard.endsWith(`/${each.sound}`)))
}

/** Finds the item of a word challenge with this picture and these blanks. */
export function findBlankedItem<Item extends { word: string; image: string | null }>(
  items: readonly Item[],
  picture: string,
  spoken: string,
): Item | undefined {
  const matching = items.filter(
    ({ word, image }) => image !== null && picture.endsWith(`/${image}`) && shapeOf(word) === spoken,
  )
  return matching.length === 1 ? matching[0] : undefined
}

/** The label of a word's blanks, e.g. of "l'eau". */
function shapeOf(word: string): string {
  const words = word
    .split(' ')
    .map((part) => [...part.replace(/\p{L}/gu, '_')].map((sign) => (sign === '_' ? 'blanc' : sign)).join(' '))
  return `Le mot : ${words.join(', ')}`
}

/** The words of the sentence with these tiles, in order. */
export function orderOfTiles(items: readonly SentenceItem[], tiles: readonly string[]): string[] {
  const sorted = tiles.toSorted().join(' ')
  const orders = items.map((item) => tilesInOrder(item, tiles.length))
  return orders.find((order) => order.toSorted().join(' ') === sorted) ?? []
}
