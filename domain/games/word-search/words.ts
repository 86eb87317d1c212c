import { withoutDiacritics } from '../../marks.ts'
/** How words become letters of a grid. */

export const LONGEST_WORD = 25

export interface GridWord {
  /** As it was given: "l'arc-en-ciel". */
  original: string
  /** Its letters in the grid: "LARCENCIEL". */
  letters: string
  image: string | null
}

export interface Spelling {
  upperCase: boolean
  diacritics: boolean
}

/** A word that no grid can hold. `message` names it and says why. */
export class WordFault extends Error {
  override name = 'WordFault'
}

/**
 * The words of a grid, each once: NFC, spaces, hyphens and apostrophes joined.
 * @throws {WordFault} for a word with anything but letters and digits, fewer than two of them, or over 25.
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
    return { original: word.normalize('NFC').trim(), letters, image }
  })
}

function lettersOf(word: string, { upperCase, diacritics }: Spelling): string {
  const joined = joinedLetters(word)
  const spelt = diacritics ? joined : withoutDiacritics(joined)
  const letters = (upperCase ? spelt.toUpperCase() : spelt).normalize('NFC')
  const trouble = troubleOf(letters)
  if (trouble !== null) throw new WordFault(`« ${shown(word)} » ${TROUBLES[trouble]}.`)
  return letters
}

const TROUBLES = {
  signs: "a d'autres signes que des lettres",
  short: 'est trop court : il faut au moins 2 lettres',
  long: `est trop long : il y a place pour ${LONGEST_WORD} lettres`,
}

/** Why no grid can hold these letters, joined as `joinedLetters` does; null where one can. */
export function troubleOf(letters: string): keyof typeof TROUBLES | null {
  if (!/^[\p{L}\p{N}]+$/u.test(letters)) return 'signs'
  const { length } = [...letters]
  if (length < 2) return 'short'
  return length > LONGEST_WORD ? 'long' : null
}

/** "l'arc-en-ciel" -> "larcenciel". */
export function joinedLetters(word: string): string {
  return word.normalize('NFC').replace(/[\s\p{Pd}'’ʼ]/gu, '')
}

/** As much of a word as a sentence about it says. */
export function shown(word: string): string {
  return word.length > 60 ? `${word.slice(0, 60)}…` : word
}
