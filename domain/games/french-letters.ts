import { removeDiacritics } from '../diacritics.ts'

/** Letters that players can write. Compared in lower case, and without accents if `ignoreAccents` is set. */

const PLAIN = [...'abcdefghijklmnopqrstuvwxyz']
const ACCENTED = [...'éèêëàâçîïôùûœ']
/** Letters that only few French words have. Their keys are offered only if needed. */
const RARE = [...'üÿæ']
const FRENCH = new Set([...PLAIN, ...ACCENTED, ...RARE])

/** A character of a phrase on the board. */
export interface PhraseSign {
  sign: string
  /** The letter that reveals it; null if it is always shown (spaces, apostrophes, digits, other scripts). */
  letter: string | null
}

/** "L'été" -> L (l), ' (shown), é (é), t (t), é (é). */
export function phraseSigns(phrase: string, ignoreAccents: boolean): PhraseSign[] {
  return graphemes(phrase.normalize('NFC')).map((sign) => ({
    sign,
    letter: frenchLetter(sign, ignoreAccents),
  }))
}

/** The characters as people see them: an emoji such as "👩‍🚀" is one, except in browsers without `Intl.Segmenter`. */
function graphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text]
  // Created on use, because it would take 10 ms of every cold start.
  return [...new Intl.Segmenter('fr').segment(text)].map(({ segment }) => segment)
}

/** The French letter of a key, or null. */
export function frenchLetter(key: string, ignoreAccents: boolean): string | null {
  const lower = key.normalize('NFC').toLowerCase()
  if (!FRENCH.has(lower)) return null
  return ignoreAccents ? removeDiacritics(lower) : lower
}

/** The keys needed to write these phrases. */
export function keysFor(phrases: readonly string[], ignoreAccents: boolean): string[] {
  const keys = [...PLAIN, ...accentKeysFor(phrases)]
  return keys.filter((key) => frenchLetter(key, ignoreAccents) === key)
}

/** Accented letters of French, and rare ones that the phrases need. */
export function accentKeysFor(phrases: readonly string[]): string[] {
  const needed = new Set(phrases.join('').normalize('NFC').toLowerCase())
  return [...ACCENTED, ...RARE.filter((letter) => needed.has(letter))]
}
