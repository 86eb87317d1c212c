import { removeDiacritics } from '../../../domain/diacritics.ts'
import { phraseSigns } from '../../../domain/games/french-letters.ts'

/** A position of the word being built. */
export interface TileSlot {
  id: number
  /** A placed letter, or a character that is not a letter. Empty if the letter is missing. */
  sign: string
  isLetter: boolean
}

/**
 * Positions of the word with the letters placed so far. Characters that are not letters are filled in from
 * the start.
 */
export function slotsOf(expected: string, letters: readonly string[]): TileSlot[] {
  let next = 0
  return phraseSigns(expected, false).map(({ sign, letter }, id) => ({
    id,
    sign: letter === null ? sign : (letters[next++] ?? ''),
    isLetter: letter !== null,
  }))
}

/** The full text once every letter is placed. */
export function textOf(expected: string, letters: readonly string[]): string {
  return slotsOf(expected, letters)
    .map(({ sign }) => sign)
    .join('')
}

/** The word so far for screen readers, e.g. "Ton mot : c, h, blanc, blanc". */
export function spokenSlots(expected: string, letters: readonly string[]): string {
  return spokenWord(slotsOf(expected, letters))
}

export function spokenWord(places: readonly TileSlot[]): string {
  const signs = places.map(({ sign }) => (sign === '' ? 'blanc' : sign === ' ' ? 'espace' : sign))
  return `Ton mot : ${signs.join(', ')}`
}

/** Index of an unused tile that begins with a typed letter, or else with its accented form. -1 if there is none. */
export function tileFor(typed: string, tiles: readonly string[], placed: readonly number[]): number {
  const key = typed.normalize('NFC').toLowerCase()
  const findUnused = (matches: (letter: string) => boolean) =>
    tiles.findIndex((text, tile) => !placed.includes(tile) && matches(text.charAt(0).toLowerCase()))
  const exact = findUnused((letter) => letter === key)
  return exact === -1 ? findUnused((letter) => removeDiacritics(letter) === key) : exact
}
