import type { GameItem } from '../../../domain/games/game.ts'
import {
  boardOf,
  type ChallengeState,
  WRONG_LETTERS,
  wrongLetters,
} from '../../../domain/games/word-challenge/rules.ts'

/** @throws {RangeError} if the game has no words */
export function wordOf({ items, current }: ChallengeState): GameItem {
  const item = items[current]
  if (!item) throw new RangeError('A challenge needs a word.')
  return item
}

/** Number of wrong letters still allowed, shown as balloons. */
export function livesLeft(state: ChallengeState): number {
  return WRONG_LETTERS - wrongLetters(state).length
}

/** Look and accessible name of a key, e.g. "é, dans le mot" or "z, pas dans le mot". */
export function keyView(
  state: ChallengeState,
  key: string,
): { look: 'open' | 'good' | 'wrong'; name: string } {
  if (!state.guessed.includes(key)) return { look: 'open', name: key }
  return wrongLetters(state).includes(key)
    ? { look: 'wrong', name: `${key}, pas dans le mot` }
    : { look: 'good', name: `${key}, dans le mot` }
}

export interface Sign {
  /** Unique in the phrase. */
  id: string
  /** Null while hidden. */
  sign: string | null
  /** Whether the letter had to be guessed. It is underlined. */
  isGuess: boolean
  /** Revealed by the game, not found by the player. */
  isRevealed: boolean
}

/** The phrase split into words, which are not broken across lines. */
export function signsByWord(state: ChallengeState): Sign[][] {
  const words: Sign[][] = [[]]
  boardOf(state).forEach(({ sign, isShown, isGuess, isGuessed }, place) => {
    if (sign === ' ') words.push([])
    else {
      const isRevealed = isShown && isGuess && !isGuessed
      words.at(-1)?.push({ id: `${place}`, sign: isShown ? sign : null, isGuess, isRevealed })
    }
  })
  return words
}

/** The phrase for screen readers, word by word; hidden letters are read as "blanc". */
export function spokenSigns(state: ChallengeState): string {
  const words = signsByWord(state).map((word) => word.map(({ sign }) => sign ?? 'blanc').join(' '))
  return `Le mot : ${words.join(', ')}`
}

/** Announced after a letter and at the end of a word. */
export function announcement(state: ChallengeState): string {
  const { word } = wordOf(state)
  switch (state.phase) {
    case 'blinking':
      return 'Non!'
    case 'lost':
      return `C'était : ${word}`
    case 'won':
    case 'cheering':
      return `Oui! ${word}`
    case 'guessing':
      return letterAnnouncement(state)
    case 'over':
      return ''
  }
}

function letterAnnouncement(state: ChallengeState): string {
  const letter = state.guessed.at(-1)
  if (letter === undefined) return spokenSigns(state)
  if (!wrongLetters(state).includes(letter)) return `Oui, ${letter}. ${spokenSigns(state)}`
  return `Non, pas de ${letter}. ${balloonsLeftText(livesLeft(state))}`
}

export function balloonsLeftText(count: number): string {
  if (count === 0) return 'Il ne reste aucun ballon.'
  return count === 1 ? 'Il reste 1 ballon.' : `Il reste ${count} ballons.`
}
