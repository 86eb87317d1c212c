import type { VocabularyWord } from '../../../../../domain/api/page.ts'

/** How a part of a page is written. The forms of all pages are data: `forms.ts`. */
export type FormField =
  | TextField
  | NumberField
  | ChoiceField
  | PictureField
  | SoundField
  | RichField
  | GroupField
  | ListField
  | VariantsField

export interface TextField {
  kind: 'text'
  label: string
  lang?: 'en'
  isLong?: true
  /** Where it may be left out: an empty text is then none. */
  isOptional?: true
  help?: string
  /** What is kept of what was typed. */
  read?(typed: string): string
}

export interface NumberField {
  kind: 'number'
  label: string
  step?: number
  /** What is stored is the typed number times this: with 100 a price of 2.50 is stored as 250. */
  scale?: number
}

export interface ChoiceField {
  kind: 'choice'
  label: string
  options: readonly { value: number | null; name: string }[]
}

export interface PictureField {
  kind: 'picture'
  label: string
  isRequired?: true
  /** It may be missing, which is said before the page is published. */
  isWanted?: true
  /** The part beside it that keeps its width divided by its height. */
  ratio?: string
}

/** What is heard of the `french` beside it. */
export interface SoundField {
  kind: 'sound'
  label: string
  isRequired?: true
  /** It may be missing, which is said before the page is published. */
  isWanted?: true
  /** The part beside it that keeps its length. */
  seconds?: string
}

/** Text with a little form. */
export interface RichField {
  kind: 'rich'
  label: string
  lang?: 'en'
}

/** Parts that belong together. What is not named here stays as it is. */
export interface GroupField {
  kind: 'group'
  label?: string
  fields: Readonly<Record<string, FormField>>
  /** It may be missing. */
  isOptional?: true
}

export interface ListField {
  kind: 'list'
  label: string
  item: FormField
  /** What can be added at its end; none for what cannot be made here. `begins`: what it has that is not blank. */
  adds: readonly { label: string; begins?(items: readonly unknown[]): unknown }[]
  /** Words of the bank can be added: what becomes of one. */
  fromBank?(word: VocabularyWord): unknown
  /** Its items are small: they stand open. */
  isFlat?: boolean
  /** No two of its items have the same of this part. */
  unique?: string
}

/** One of several kinds, told by the part `by`. */
export interface VariantsField {
  kind: 'variants'
  by: string
  of: Readonly<Record<string, GroupField>>
}
