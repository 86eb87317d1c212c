import { withoutDiacritics } from '../../marks.ts'

/** Words that no pupil is to find by chance, in capitals without accents. Plurals and feminines contain them. */
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

/** The form in which letters are compared with the list; kept, since grids ask for few letters very often. */
export function plainCapital(letter: string): string {
  let capital = plain.get(letter)
  if (capital === undefined) {
    capital = withoutDiacritics(letter).toUpperCase()
    plain.set(letter, capital)
  }
  return capital
}
