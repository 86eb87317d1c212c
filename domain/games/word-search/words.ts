import { withoutDiacritics } from '../../marks.ts'
import type { DeckNote } from '../deck-note.ts'
import { DeckFault } from '../game.ts'

/** How words become letters of a grid. */

export const SHORTEST_WORD = 2
export const LONGEST_WORD = 25

export interface GridWord {
  /** As it was given: "l'arc-en-ciel". */
  original: string
  /** Its letters in the grid: L, A, R, C, E, N, C, I, E, L. */
  letters: readonly string[]
  image: string | null
}

export interface Spelling {
  upperCase: boolean
  diacritics: boolean
}

/**
 * The words of a grid, each once: NFC, spaces, hyphens and apostrophes joined.
 * @throws {DeckFault} for a word with anything but letters and digits, fewer than two of them, or over 25.
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
  const spelt = diacritics ? joined : withoutDiacritics(joined)
  const letters = (upperCase ? spelt.toUpperCase() : spelt).normalize('NFC')
  const trouble = troubleOf(letters)
  if (trouble !== null) throw new DeckFault(faultOf(word, trouble))
  return letters
}

type Trouble = 'signs' | 'short' | 'long'

function faultOf(word: string, trouble: Trouble): DeckNote {
  if (trouble === 'signs') return { code: 'signsInWord', word }
  if (trouble === 'short') return { code: 'shortWord', word, least: SHORTEST_WORD }
  return { code: 'longForAnyGrid', word, most: LONGEST_WORD }
}

/** Why no grid can hold these letters, joined as `joinedLetters` does; null where one can. */
export function troubleOf(letters: string): Trouble | null {
  if (!/^[\p{L}\p{N}]+$/u.test(letters)) return 'signs'
  const { length } = [...letters]
  if (length < SHORTEST_WORD) return 'short'
  return length > LONGEST_WORD ? 'long' : null
}

/** "l'arc-en-ciel" -> "larcenciel". */
export function joinedLetters(word: string): string {
  return word.normalize('NFC').replace(/[\s\p{Pd}'’ʼ]/gu, '')
}
