import type { VocabularyWord } from '../api/page.ts'

/** "content" of "content, contente". A sentence stays as it is. */
export function firstForm(french: string): string {
  return /[.!?]$/.test(french) ? french : (french.split(',')[0] ?? french)
}

/** The sound says both forms of an adjective: where only one is asked for, there is none. */
export function mediaOfFirstForm(word: VocabularyWord) {
  return {
    ...(word.image !== null && { image: word.image }),
    ...(word.sound !== null && firstForm(word.french) === word.french && { sound: word.sound }),
  }
}
