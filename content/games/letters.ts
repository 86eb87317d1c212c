import type { VocabularyWord } from '../../domain/api/page.ts'
import { withoutArticle } from '../../domain/french.ts'
import { FULL_GRID } from '../../domain/games/word-search/deck.ts'
import { soundPath } from '../words/media-path.ts'
import type { GameSeed } from './game-seed.ts'
import { isShort, type Theme } from './theme.ts'
import { themeRecord } from './theme-record.ts'

const MOST_HIDDEN = 12
const LONGEST_HIDDEN = 12
const LEAST_CHALLENGES = 6
const LONGEST_CHALLENGE = 24

/** The games of letters on a theme: words hidden in a grid, and phrases to guess. */
export function letterGames(theme: Theme): GameSeed[] {
  const hidden = hiddenWords(theme)
  const challenges = theme.words
    .map((word) => ({ ...challengeOf(word), ...saidOf(word) }))
    .filter(({ phrase }) => phrase.length <= LONGEST_CHALLENGE)
  return [
    ...(hidden.length >= FULL_GRID ? [themeRecord('word-search', theme, hidden)] : []),
    ...(challenges.length >= LEAST_CHALLENGES ? [themeRecord('word-challenge', theme, challenges)] : []),
  ]
}

/** Single words without their article, each once: "la vache" and "l'oie" as "vache" and "oie". */
function hiddenWords({ words }: Theme) {
  const found = words
    .filter((word) => isShort(word, Number.POSITIVE_INFINITY))
    .map((word) => ({ ...hiddenWordOf(word), ...saidOf(word) }))
    .filter(({ word }) => /^\p{L}{3,}$/u.test(word) && word.length <= LONGEST_HIDDEN)
  return [...new Map(found.map((item) => [item.word, item])).values()].slice(0, MOST_HIDDEN)
}

/** An item of a word search: the first form of the word, without its article. */
export function hiddenWordOf(word: VocabularyWord) {
  return { ...mediaOf(word), word: withoutArticle(firstForm(word)) }
}

/** An item of a word challenge: the first form of the word. */
export function challengeOf(word: VocabularyWord) {
  return { ...mediaOf(word), phrase: firstForm(word) }
}

/** A word is said once it is known: "content" alone has a sound of its own. */
function saidOf(word: VocabularyWord) {
  return { sound: soundPath(firstForm(word)) }
}

/** "content" of "content, contente". A sentence stays as it is. */
function firstForm({ french }: VocabularyWord): string {
  return /[.!?]$/.test(french) ? french : (french.split(',')[0] ?? french)
}

/** The sound says both forms of an adjective: where only one is asked for, there is none. */
function mediaOf(word: VocabularyWord) {
  return {
    ...(word.image !== null && { image: word.image }),
    ...(word.sound !== null && firstForm(word) === word.french && { sound: word.sound }),
  }
}

/** What is heard in the games of letters on these themes. */
export function challengeTexts(themes: readonly Theme[]): string[] {
  return themes.flatMap(({ words }) => words.map((word) => challengeOf(word).phrase))
}
