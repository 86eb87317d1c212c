import { toPlainLetters } from '../../diacritics.ts'
import type { DeckNote } from '../deck-note.ts'
import { DeckFault } from '../game.ts'

/** Converts words to letters of a grid. */

export const MIN_WORD_LENGTH = 2
export const MAX_WORD_LENGTH = 25

export interface GridWord {
  /** As given: "l'arc-en-ciel". */
  original: string
  /** The letters in the grid: L, A, R, C, E, N, C, I, E, L. */
  letters: readonly string[]
  image: string | null
}

export interface Spelling {
  upperCase: boolean
  diacritics: boolean
}

/**
 * The words of a grid without duplicates, normalized to NFC, without spaces, hyphens and apostrophes.
 * @throws {DeckFault} for a word with characters other than letters and digits, or with fewer than 2 or
 * more than 25 of them
 */
export function gridWords(
  words: readonly { word: string; image: string | null }[],
  spelling: Spelling,
): GridWord[] {
  const seen = new Set<string>()
  return words.flatMap(({ word, image }) => {
    const letters = lettersOf(word, spelling)
    const key = letters.toLowerCase()
    if (seen.has(key)) return []
    seen.add(key)
    return { original: word.normalize('NFC').trim(), letters: [...letters], image }
  })
}

function lettersOf(word: string, { upperCase, diacritics }: Spelling): string {
  const joined = joinedLetters(word)
  const spelt = diacritics ? joined : toPlainLetters(joined)
  const letters = (upperCase ? spelt.toUpperCase() : spelt).normalize('NFC')
  const problem = letterProblem(letters)
  if (problem !== null) throw new DeckFault(faultOf(word, problem))
  return letters
}

type LetterProblem = 'signs' | 'short' | 'long'

function faultOf(word: string, problem: LetterProblem): DeckNote {
  if (problem === 'signs') return { code: 'signsInWord', word }
  if (problem === 'short') return { code: 'shortWord', word, least: MIN_WORD_LENGTH }
  return { code: 'longForAnyGrid', word, most: MAX_WORD_LENGTH }
}

/** Why no grid can hold these letters (after `joinedLetters`), or null. */
export function letterProblem(letters: string): LetterProblem | null {
  if (!/^[\p{L}\p{N}]+$/u.test(letters)) return 'signs'
  const { length } = [...letters]
  if (length < MIN_WORD_LENGTH) return 'short'
  return length > MAX_WORD_LENGTH ? 'long' : null
}

/** "l'arc-en-ciel" -> "larcenciel". */
export function joinedLetters(word: string): string {
  return word.normalize('NFC').replace(/[\s\p{Pd}'’ʼ]/gu, '')
}
