/** The small rules of French that cards, sentences and lists need: articles, elision, contraction. */

import { withoutMarks } from './marks.ts'

export type Gender = 'm' | 'f'

export interface Noun {
  /** The word alone: "vache", "amis". */
  french: string
  gender: Gender
  /** The word is used in the plural: "les mitaines". */
  isPlural?: boolean
  /** Begins with an aspirated h, before which nothing is elided: "le hibou". */
  isAspirated?: boolean
}

export function elides({ french, isAspirated = false }: Pick<Noun, 'french' | 'isAspirated'>): boolean {
  return !isAspirated && /^[aeiouyhœæ]/i.test(withoutMarks(french))
}

/** "le cheval", "la vache", "l'oie", "les mitaines". */
export function withDefinite(noun: Noun): string {
  if (noun.isPlural) return `les ${noun.french}`
  if (elides(noun)) return `l'${noun.french}`
  return `${noun.gender === 'm' ? 'le' : 'la'} ${noun.french}`
}

/** "un cheval", "une vache", "des mitaines". */
export function withIndefinite(noun: Noun): string {
  if (noun.isPlural) return `des ${noun.french}`
  return `${noun.gender === 'm' ? 'un' : 'une'} ${noun.french}`
}

/** "du pain", "de la soupe", "de l'eau", "des frites"; after "à côté" as well: "du cheval". */
export function withDe(noun: Noun): string {
  return contracted(noun, { masculine: 'du', feminine: 'de la', elided: "de l'", plural: 'des' })
}

/** "au cheval", "à la vache", "à l'oie", "aux mitaines". */
export function withA(noun: Noun): string {
  return contracted(noun, { masculine: 'au', feminine: 'à la', elided: "à l'", plural: 'aux' })
}

function contracted(
  noun: Noun,
  forms: { masculine: string; feminine: string; elided: string; plural: string },
): string {
  if (noun.isPlural) return `${forms.plural} ${noun.french}`
  if (elides(noun)) return `${forms.elided}${noun.french}`
  return `${noun.gender === 'm' ? forms.masculine : forms.feminine} ${noun.french}`
}
