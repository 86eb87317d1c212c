import type { VocabularyWord } from '../../domain/api/page.ts'
import { type Gender, type Noun, withDefinite } from '../../domain/french.ts'
import { slugOf } from '../../domain/slug.ts'
import { picturePath, soundPath } from './media-path.ts'

interface Entry {
  /** Unique: the slug of the spoken text. */
  id: string
  english: string
  /** Picture name, see `picturePath`; null if no picture can show it. */
  picture: string | null
}

export interface NounWord extends Entry, Noun {
  kind: 'noun'
  /** Plural without article; null if it is not used. */
  plural: string | null
}

/** A text without forms: a sentence, verb, number or name without an article. */
export interface PhraseWord extends Entry {
  kind: 'phrase'
  french: string
  /** An example sentence. */
  example?: { french: string; english: string }
}

export interface AdjectiveWord extends Entry {
  kind: 'adjective'
  /** The masculine form. */
  french: string
  feminine: string
}

export type Word = NounWord | PhraseWord | AdjectiveWord

interface NounOptions {
  /** An irregular plural; null if none is used. */
  plural?: string | null
  isPlural?: boolean
  isAspirated?: boolean
}

/** A masculine noun: `m('cheval', 'horse', 'horse')` is "le cheval, les chevaux". */
export function m(
  french: string,
  english: string,
  picture: string | null,
  options: NounOptions = {},
): NounWord {
  return noun('m', french, english, picture, options)
}

/** A feminine noun: `f('vache', 'cow', 'cow')` is "la vache, les vaches". */
export function f(
  french: string,
  english: string,
  picture: string | null,
  options: NounOptions = {},
): NounWord {
  return noun('f', french, english, picture, options)
}

export function phrase(french: string, english: string, picture: string | null): PhraseWord {
  return { kind: 'phrase', id: slugOf(french), french, english, picture }
}

/** `adjective('grand', 'grande', 'tall', 'giraffe')`: spoken as "grand, grande", or once if both forms are equal. */
export function adjective(
  french: string,
  feminine: string,
  english: string,
  picture: string | null,
): AdjectiveWord {
  return { kind: 'adjective', id: slugOf(french), french, feminine, english, picture }
}

/** The written and spoken text: "la vache", "grand, grande", "Il neige." */
export function spokenForm(word: Word): string {
  if (word.kind === 'noun') return withDefinite(word)
  if (word.kind === 'adjective' && word.feminine !== word.french) return `${word.french}, ${word.feminine}`
  return word.french
}

/** Converts a bank word to a vocabulary word of a page. */
export function vocabularyWordOf(word: Word): VocabularyWord {
  const french = spokenForm(word)
  return {
    french,
    english: word.english,
    image: word.picture === null ? null : picturePath(word.picture),
    sound: soundPath(french),
    ...(word.kind === 'noun' && word.plural !== null && { plural: `les ${word.plural}` }),
    ...(word.kind === 'phrase' &&
      word.example && { example: { ...word.example, sound: soundPath(word.example.french) } }),
  }
}

/** Plural of a regular noun of one word: "vaches", "chevaux", "gâteaux", "souris". */
export function regularPlural(french: string): string {
  if (/[sxz]$/.test(french)) return french
  if (/(eau|eu)$/.test(french)) return `${french}x`
  if (/al$/.test(french)) return french.replace(/al$/, 'aux')
  return `${french}s`
}

function noun(
  gender: Gender,
  french: string,
  english: string,
  picture: string | null,
  { plural, isPlural = false, isAspirated = false }: NounOptions,
): NounWord {
  const form: Noun = { french, gender, isPlural, isAspirated }
  return {
    ...form,
    kind: 'noun',
    id: slugOf(withDefinite(form)),
    english,
    picture,
    plural: isPlural ? null : plural === undefined ? pluralOf(french) : plural,
  }
}

/** A noun of several words needs an explicit plural, because no rule tells which of them change. */
function pluralOf(french: string): string {
  if (french.includes(' ') || french.includes('-')) throw new Error(`The plural of "${french}" is missing.`)
  return regularPlural(french)
}
