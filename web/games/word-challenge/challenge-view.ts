import type { GameItem } from '../../../domain/games/game.ts'
import {
  boardOf,
  type ChallengeState,
  WRONG_LETTERS,
  wrongLetters,
} from '../../../domain/games/word-challenge/rules.ts'

/** @throws {RangeError} where the game has no word. */
export function wordOf({ items, current }: ChallengeState): GameItem {
  const item = items[current]
  if (!item) throw new RangeError('A challenge needs a word.')
  return item
}

/** How many wrong letters can still be taken: so many balloons are left. */
export function livesLeft(state: ChallengeState): number {
  return WRONG_LETTERS - wrongLetters(state).length
}

/** A key of the board: "é", "é, dans le mot", "z, pas dans le mot". */
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
  /** Null where it is not shown. */
  sign: string | null
  /** It is or was to be guessed: its line stays under it. */
  isGuess: boolean
  /** Shown by the game, not found by the player. */
  isRevealed: boolean
}

/** The phrase in words, which stay whole when it is broken into lines. */
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

/** The phrase as it is read out: "l ' … t …", word by word. */
export function spokenSigns(state: ChallengeState): string {
  const words = signsByWord(state).map((word) => word.map(({ sign }) => sign ?? 'blanc').join(' '))
  return `Le mot : ${words.join(', ')}`
}

/** What is read out after a letter, and at the end of a word. */
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
      return afterLetter(state)
    case 'over':
      return ''
  }
}

function afterLetter(state: ChallengeState): string {
  const letter = state.guessed.at(-1)
  if (letter === undefined) return spokenSigns(state)
  if (!wrongLetters(state).includes(letter)) return `Oui, ${letter}. ${spokenSigns(state)}`
  return `Non, pas de ${letter}. ${balloonsLeft(livesLeft(state))}`
}

export function balloonsLeft(count: number): string {
  if (count === 0) return 'Il ne reste aucun ballon.'
  return count === 1 ? 'Il reste 1 ballon.' : `Il reste ${count} ballons.`
}
