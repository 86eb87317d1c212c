import type { VocabularyWord } from '../api/page.ts'
import type { ThemeWords } from './about.ts'

/** Fewer pairs of a theme are no game. */
const LEAST_PAIRS = 6
/** What fits a card. */
const LONGEST_WORD = 32

/**
 * An item of a pairs deck: the picture card and the card of the phrase with its sound. Without a picture the
 * English stands on the first card, where it is known.
 */
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

/** The words of a theme as cards; none where there are too few. */
export function pairsFromTheme({ words }: ThemeWords) {
  const pairs = shortPairs(words, LONGEST_WORD)
  return pairs.length < LEAST_PAIRS ? [] : pairs
}

/** Whether a word fits a card. */
export function fitsCard(word: VocabularyWord): boolean {
  return isShort(word, LONGEST_WORD)
}

export function shortPairs(words: readonly VocabularyWord[], longest: number) {
  return words.filter((word) => isShort(word, longest)).map(pairOf)
}

/** Whether it is said in one go, not a sentence: a word, a verb, an expression. */
export function isShort({ french }: VocabularyWord, longest: number): boolean {
  return french.length <= longest && !/[.!?]$/.test(french)
}

/** The keys of themes: "Grade1_Pets Grade1_Numbers". */
export function themeKeys(...grades: readonly string[]): ReadonlySet<string> {
  return new Set(grades.flatMap((grade) => grade.split(' ')))
}
