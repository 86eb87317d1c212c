import { toPlainLetters } from '../../diacritics.ts'

/**
 * Words that must not appear by chance, in plain capitals. Plurals and feminine forms contain them, so they
 * are covered.
 */
export const RUDE_WORDS: readonly string[] = [
  'BAISE',
  'BATARD',
  'BITCH',
  'BITE',
  'BORDEL',
  'BOUGNOUL',
  'BRANLE',
  'CHATTE',
  'CHIER',
  'CHIEUR',
  'CON',
  'COUILLE',
  'CREVE',
  'CUL',
  'DEBILE',
  'ENCULE',
  'FOUTRE',
  'FUCK',
  'GOUINE',
  'MERDE',
  'NAZI',
  'NEGRE',
  'NICHON',
  'NIQUE',
  'PEDE',
  'PENIS',
  'PISSE',
  'PORNO',
  'POUFIASSE',
  'PUTAIN',
  'PUTE',
  'SALAUD',
  'SALOPE',
  'SEIN',
  'SEXE',
  'SHIT',
  'SUCE',
  'TABARNAK',
  'VAGIN',
  'ZIZI',
  'ZOB',
]

const plain = new Map<string, string>()

/** Folds a letter for comparison with the list. Cached, since grids call it very often with few letters. */
export function plainCapital(letter: string): string {
  let capital = plain.get(letter)
  if (capital === undefined) {
    capital = toPlainLetters(letter).toUpperCase()
    plain.set(letter, capital)
  }
  return capital
}
