import type { VocabularyWord } from '../../domain/api/page.ts'
import { numbers } from '../words/numbers.ts'
import { vocabularyWordOf } from '../words/word.ts'
import type { GameSeed } from './game-seed.ts'
import { isShort, type Theme, themeKey } from './theme.ts'
import { themeRecord } from './theme-record.ts'

const LEAST_PAIRS = 6
/** What fits a card. */
const LONGEST_WORD = 32

/** Memory, pairs and multiple choice on a theme; none where it has too few words. */
export function pairGames(theme: Theme): GameSeed[] {
  const items = theme.words.filter((word) => isShort(word, LONGEST_WORD)).map(pairOf)
  if (items.length < LEAST_PAIRS) return []
  const cards = themeKey(theme) === 'Grade3_Numbers' ? numberCards(20) : items
  return [
    themeRecord('memory', theme, cards),
    themeRecord('exposed', theme, cards),
    themeRecord('matching', theme, items),
  ]
}

/** The numbers up to the last, of which a pupil takes on as many tens as they know. */
function numberCards(last: number) {
  const ceilings = Array.from({ length: last / 10 }, (_none, index) => (index + 1) * 10)
  const words = numbers.filter(({ english }) => Number(english) > 0 && Number(english) <= last)
  return [
    { filterList: ceilings.map((value) => ({ value, description: `Les nombres jusqu'à ${value}` })) },
    ...words.map((word) => ({ ...pairOf(vocabularyWordOf(word)), filter: Number(word.english) })),
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
