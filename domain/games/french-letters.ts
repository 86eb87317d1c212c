import { withoutMarks } from '../marks.ts'

/** The letters that a player can write. A letter is compared in lower case; with `ignoreAccents` without its accent too. */

const PLAIN = [...'abcdefghijklmnopqrstuvwxyz']
const ACCENTED = [...'éèêëàâçîïôùûœ']
/** Letters of few French words: they have a key where the record needs one. */
const RARE = [...'üÿæ']
const FRENCH = new Set([...PLAIN, ...ACCENTED, ...RARE])

/** A sign of the phrase as it stands on the board. */
export interface PhraseSign {
  sign: string
  /** The letter that shows it; null for what is shown from the start: spaces, apostrophes, digits, other scripts. */
  letter: string | null
}

/** "L'été" -> L (l), ' (shown), é (é), t (t), é (é). */
export function phraseSigns(phrase: string, ignoreAccents: boolean): PhraseSign[] {
  // An emoji of several code points is one sign. Not a constant: the first one takes 10 ms, which every cold start would pay.
  const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })
  const signs = [...segmenter.segment(phrase.normalize('NFC'))]
  return signs.map(({ segment }) => ({ sign: segment, letter: frenchLetter(segment, ignoreAccents) }))
}

/** The letter that a key stands for; null for any key but one French letter. */
export function frenchLetter(key: string, ignoreAccents: boolean): string | null {
  const lower = key.normalize('NFC').toLowerCase()
  if (!FRENCH.has(lower)) return null
  return ignoreAccents ? withoutMarks(lower) : lower
}

/** The keys to offer for these phrases: enough to write each of them. */
export function keysFor(phrases: readonly string[], ignoreAccents: boolean): string[] {
  const keys = [...PLAIN, ...accentKeysFor(phrases)]
  return keys.filter((key) => frenchLetter(key, ignoreAccents) === key)
}

/** The letters of these phrases, and of French at large, that a plain keyboard lacks. */
export function accentKeysFor(phrases: readonly string[]): string[] {
  const needed = new Set(phrases.join('').normalize('NFC').toLowerCase())
  return [...ACCENTED, ...RARE.filter((letter) => needed.has(letter))]
}
