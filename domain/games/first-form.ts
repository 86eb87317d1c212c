import type { VocabularyWord } from '../api/page.ts'

/** "content" of "content, contente". Sentences are unchanged. */
export function firstForm(french: string): string {
  return /[.!?]$/.test(french) ? french : (french.split(',')[0] ?? french)
}

/** The media of a word's first form. A sound that contains both forms of an adjective is omitted. */
export function mediaOfFirstForm(word: VocabularyWord) {
  return {
    ...(word.image !== null && { image: word.image }),
    ...(word.sound !== null && firstForm(word.french) === word.french && { sound: word.sound }),
  }
}
