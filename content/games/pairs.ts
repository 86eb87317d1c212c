import type { VocabularyWord } from '../../domain/api/page.ts'
import type { GameSeed } from './game-seed.ts'
import { isShort, type Theme } from './theme.ts'
import { themeRecord } from './theme-record.ts'

const LEAST_PAIRS = 6
/** What fits a card. */
const LONGEST_WORD = 32

/** Memory, pairs and multiple choice on a theme; none where it has too few words. */
export function pairGames(theme: Theme): GameSeed[] {
  const items = theme.words.filter((word) => isShort(word, LONGEST_WORD)).map(pairOf)
  if (items.length < LEAST_PAIRS) return []
  return [
    themeRecord('memory', theme, items),
    themeRecord('exposed', theme, items),
    themeRecord('matching', theme, items),
  ]
}

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
