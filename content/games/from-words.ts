import type { VocabularyWord } from '../../domain/api/page.ts'
import type { GameKind } from '../../domain/games/kinds.ts'
import { textKey } from '../../domain/games/plain-text.ts'
import { numberInWords } from '../../domain/number-words.ts'
import { type Grade, needsNoReading } from '../grades.ts'
import { challengeOf, hiddenWordOf } from './letters.ts'
import { pairOf } from './pairs.ts'

/** How a word becomes an item of a game. What a kind cannot do with it is left for the check of the record to tell. */
const makers = {
  memory: pairOf,
  exposed: pairOf,
  matching: pairOf,
  'word-search': hiddenWordOf,
  'word-challenge': challengeOf,
  'course-aux-mots': pairOf,
  'dictee-eclair': pairOf,
  numbers: numberOf,
  listening: translationOf,
  grammar: articleOf,
} as const satisfies Partial<Record<GameKind, (word: VocabularyWord) => object>>

/** The kinds of games that a list of words can make. */
export type WordKind = keyof typeof makers

export function isWordKind(kind: string): kind is WordKind {
  return Object.hasOwn(makers, kind)
}

/** The data of a record of the kind on these words, in their order. */
export function recordOfWords(
  kind: WordKind,
  words: readonly VocabularyWord[],
  grade: Grade | null = null,
): string {
  if (kind === 'listening' && needsNoReading(grade)) return JSON.stringify(picturesToFind(words))
  return JSON.stringify(words.map((word) => makers[kind](word)))
}

/** The word is heard, its picture chosen; its English where it has none. */
function picturesToFind(words: readonly VocabularyWord[]) {
  const choices = words.flatMap(({ french, image, sound }) =>
    image === null ? [] : [{ word: french, image, ...(sound !== null && { sound }) }],
  )
  const items = words.map((word) => ({
    ...translationOf(word),
    ...(word.image !== null && { answer: word.french }),
  }))
  return choices.length === 0 ? items : [{ choices }, ...items]
}

/** "douze" or "12" -> 12, said as it is written in full. */
function numberOf({ french, sound }: VocabularyWord) {
  const written = textKey(french)
  const number = numbers.get(written) ?? (/^\d+$/.test(written) ? Number(written) : undefined)
  const word = number === undefined ? french : (inWords[number] ?? french)
  return { number, phrase: { word, ...(sound !== null && { sound }) } }
}

const inWords = Array.from({ length: 101 }, (_none, value) => numberInWords(value))
const numbers = new Map(inWords.map((word, value) => [word, value]))

/** The word is heard, its English chosen. */
function translationOf({ french, english, sound }: VocabularyWord) {
  return { question: french, answer: english, ...(sound !== null && { sound }) }
}

/** "la vache" -> le, la, l' or les? The noun stands in the blank too: no elision betrays the answer. */
function articleOf({ french, english, sound }: VocabularyWord) {
  const [, noun] = /^(?:les? |la |l['’])(.+)$/i.exec(french) ?? []
  const choices = ['le ', 'la ', "l'", 'les '].map((article) => article + noun)
  return {
    text: `_____ (${english || (noun ?? french)})`,
    answer: french,
    ...(noun !== undefined && { verbs: choices }),
    ...(sound !== null && { sound }),
  }
}
