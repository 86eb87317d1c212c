import { comprehension } from '../domain/games/comprehension/rules.ts'
import { courseAuxMots } from '../domain/games/course-aux-mots/rules.ts'
import { grammar } from '../domain/games/grammar/rules.ts'
import { customMatching, matching } from '../domain/games/matching/rules.ts'
import { numbers } from '../domain/games/numbers/rules.ts'
import type { PairItem } from '../domain/games/pairs-deck.ts'

/** What a question shows: its text, the words of its picture, what was heard of it. */
export interface Question {
  text: string
  alt: string
  heard: string
}

/** What a pupil answers who has learnt the words of the record, by kind of game. */
export const learnt = {
  matching: (data: string) => {
    const { items } = matching.parseDeck(data)
    return ({ text }: Question) => answerOf(items, text)
  },
  'custom-matching': (data: string) => {
    const { items } = customMatching.parseDeck(data)
    return ({ text }: Question) => answerOf(items, text)
  },
  numbers: (data: string) => {
    const { items } = numbers.parseDeck(data)
    return ({ text }: Question) => items.find(({ word }) => word === text)?.number.toString()
  },
  comprehension: (data: string) => {
    const { items } = comprehension.parseDeck(data)
    return ({ text }: Question) => items.find(({ question }) => question === text)?.answer
  },
  listening: (data: string) => {
    const { items } = comprehension.parseDeck(data)
    return ({ heard }: Question) => itemHeard(heard, items, ({ question }) => question)?.answer
  },
  grammar: (data: string) => {
    const { items } = grammar.parseDeck(data)
    return ({ text }: Question) =>
      items.find(({ before, after }) => text.startsWith(`${before}_____`) && text.endsWith(after))?.answer
  },
  'course-aux-mots': (data: string) => {
    const { items, isWordAsked } = courseAuxMots.parseDeck(data)
    return ({ text, alt }: Question) =>
      isWordAsked ? answerOf(items, text) : items.find(({ answer }) => answer === alt)?.word
  },
} as const satisfies Record<string, (data: string) => (question: Question) => string | undefined>

export type QuizKind = keyof typeof learnt

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
