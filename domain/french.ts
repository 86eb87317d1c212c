/** French rules for cards, sentences and lists: articles, elision, contraction. */

import { removeDiacritics } from './diacritics.ts'

export type Gender = 'm' | 'f'

export interface Noun {
  /** Without article: "vache", "amis". */
  french: string
  gender: Gender
  /** Used in the plural: "les mitaines". */
  isPlural?: boolean
  /** Begins with an aspirated h, before which nothing elides: "le hibou". */
  isAspirated?: boolean
}

/** True before a vowel or a silent h. Y counts as a vowel only before a consonant: "d'Yvon", "de Yasmine". */
export function elides({ french, isAspirated = false }: Pick<Noun, 'french' | 'isAspirated'>): boolean {
  return !isAspirated && /^(?:[aeiouhœæ]|y(?![aeiou]))/i.test(removeDiacritics(french))
}

/** "le cheval", "la vache", "l'oie", "les mitaines". */
export function withDefinite(noun: Noun): string {
  if (noun.isPlural) return `les ${noun.french}`
  if (elides(noun)) return `l'${noun.french}`
  return `${noun.gender === 'm' ? 'le' : 'la'} ${noun.french}`
}

/** "de Zoé", "de Yasmine", "d'Éloïse". */
export function deName(name: string): string {
  return elides({ french: name }) ? `d'${name}` : `de ${name}`
}

/** "la vache", "une vache" -> "vache"; "l'oie" -> "oie". Text without an article is unchanged. */
export function withoutArticle(text: string): string {
  return text.replace(/^(?:les? |la |une? |des |l['’])/i, '')
}

/** "du pain", "de la soupe", "de l'eau", "des frites"; also used after "à côté": "du cheval". */
export function withDe(noun: Noun): string {
  if (noun.isPlural) return `des ${noun.french}`
  if (elides(noun)) return `de l'${noun.french}`
  return `${noun.gender === 'm' ? 'du' : 'de la'} ${noun.french}`
}
