import { comprehension } from '../domain/games/comprehension/rules.ts'
import { courseAuxMots } from '../domain/games/course-aux-mots/rules.ts'
import { grammar } from '../domain/games/grammar/rules.ts'
import type { GameKind } from '../domain/games/kinds.ts'
import { customMatching } from '../domain/games/matching/rules.ts'
import { numbers } from '../domain/games/numbers/rules.ts'
import { type PairItem, parsePairsDeck } from '../domain/games/pairs-deck.ts'

/** What a question shows: its text, the words of its picture, what was heard of it. */
export interface Question {
  text: string
  alt: string
  heard: string
}

/** What is asked of a deck of pairs here: that it has any. */
const ANY = { least: 1, full: 1 }

type Answer = (question: Question) => string | undefined

/** What a pupil answers who has learnt the words of the record: to the word of a pair its other half, where nothing else is said here. */
export function learnt(kind: GameKind, data: string): Answer {
  return otherAnswers[kind]?.(data) ?? (({ text }) => answerOf(parsePairsDeck(data, ANY).items, text))
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
    return ({ heard }) => itemHeard(heard, items, ({ question }) => question)?.answer
  },
  grammar: (data) => {
    const { items } = grammar.parseDeck(data)
    return ({ text }) =>
      items.find(({ before, after }) => text.startsWith(`${before}_____`) && text.endsWith(after))?.answer
  },
  'course-aux-mots': (data) => {
    const { items, isWordAsked } = courseAuxMots.parseDeck(data)
    return ({ text, alt }) =>
      isWordAsked ? answerOf(items, text) : items.find(({ answer }) => answer === alt)?.word
  },
}

function answerOf(items: readonly PairItem[], asked: string): string | undefined {
  return items.find(({ word }) => word === asked)?.answer
}

/** The item that was heard: its recording, or its words by the device's voice. */
export function itemHeard<Item extends { sound: string | null }>(
  heard: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  return items.find((each) => heard === textOf(each) || (each.sound && heard.endsWith(`/${each.sound}`)))
}

/** The item of a word challenge that has this picture and whose blanks are read out so. */
export function itemBlanked<Item extends { word: string; image: string | null }>(
  items: readonly Item[],
  picture: string,
  spoken: string,
): Item | undefined {
  const fitting = items.filter(
    ({ word, image }) => image !== null && picture.endsWith(`/${image}`) && shapeOf(word) === spoken,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** "l'eau" -> how its blanks are read out. */
function shapeOf(word: string): string {
  const words = word
    .split(' ')
    .map((part) => [...part.replace(/\p{L}/gu, '_')].map((sign) => (sign === '_' ? 'blanc' : sign)).join(' '))
  return `Le mot : ${words.join(', ')}`
}
