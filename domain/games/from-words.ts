import type { VocabularyWord } from '../api/page.ts'
import type { ThemeWords } from './about.ts'

/** Minimum number of pairs for a game on a theme. */
const MIN_PAIRS = 6
/** Maximum length of a word on a card. */
const MAX_WORD_LENGTH = 32

/** An item of a pairs deck: picture, and phrase with sound. Without a picture it shows the English. */
export function pairOf({ french, english, sound, image }: VocabularyWord) {
  return {
    answer: image === null && english !== '' ? english : french,
    phrase: { word: french, ...(sound !== null && { sound }) },
    ...(image !== null && { image }),
  }
}

export function pairsFromWords(words: readonly VocabularyWord[]) {
  return words.map(pairOf)
}

/** The words of a theme as cards, or its sentences if it has nothing else; empty if there are too few. */
export function pairsFromTheme({ words }: ThemeWords) {
  const ofWords = shortPairs(words, MAX_WORD_LENGTH)
  const fits = ({ french }: VocabularyWord) => french.length <= MAX_WORD_LENGTH
  const pairs = ofWords.length > 0 ? ofWords : words.filter(fits).map(pairOf)
  return pairs.length < MIN_PAIRS ? [] : pairs
}

/** True if a word fits on a card. */
export function fitsCard(word: VocabularyWord): boolean {
  return isShort(word, MAX_WORD_LENGTH)
}

export function shortPairs(words: readonly VocabularyWord[], maxLength: number) {
  return words.filter((word) => isShort(word, maxLength)).map(pairOf)
}

/** True for a short word or expression, not a sentence. */
export function isShort({ french }: VocabularyWord, maxLength: number): boolean {
  return french.length <= maxLength && !/[.!?]$/.test(french)
}

/** Splits lists of theme keys: "Grade1_Pets Grade1_Numbers". */
export function themeKeys(...grades: readonly string[]): ReadonlySet<string> {
  return new Set(grades.flatMap((grade) => grade.split(' ')))
}
