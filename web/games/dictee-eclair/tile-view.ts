import { phraseSigns } from '../../../domain/games/french-letters.ts'
import { withoutMarks } from '../../../domain/marks.ts'

/** A place of the word that is put together. */
export interface Place {
  /** Unique in the word. */
  id: number
  /** A letter that was placed, or what is no letter; empty where one is missing. */
  sign: string
  isLetter: boolean
}

/** The places of what is to be written, with the letters placed so far: what is no letter stands there from the start. */
export function placesOf(wanted: string, letters: readonly string[]): Place[] {
  let next = 0
  return phraseSigns(wanted, false).map(({ sign, letter }, id) => ({
    id,
    sign: letter === null ? sign : (letters[next++] ?? ''),
    isLetter: letter !== null,
  }))
}

/** What is written once every letter has its place. */
export function textOf(wanted: string, letters: readonly string[]): string {
  return placesOf(wanted, letters)
    .map(({ sign }) => sign)
    .join('')
}

/** The word as it is read out so far: "Ton mot : c, h, blanc, blanc". */
export function spokenPlaces(wanted: string, letters: readonly string[]): string {
  const signs = placesOf(wanted, letters).map(({ sign }) =>
    sign === '' ? 'blanc' : sign === ' ' ? 'espace' : sign,
  )
  return `Ton mot : ${signs.join(', ')}`
}

/** The tile that a typed letter means: one with that letter, else with an accent on it; -1 where none is left. */
export function tileFor(typed: string, tiles: readonly string[], placed: readonly number[]): number {
  const key = typed.normalize('NFC').toLowerCase()
  const left = (isMeant: (letter: string) => boolean) =>
    tiles.findIndex((letter, tile) => !placed.includes(tile) && isMeant(letter))
  const exact = left((letter) => letter === key)
  return exact === -1 ? left((letter) => withoutMarks(letter) === key) : exact
}
