import type { ComponentType } from 'react'
import type { VocabularyWord } from '../../../../../domain/api/page.ts'

/** Describes how a part of a page is edited. The forms of all pages are data: `forms.ts`. */
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
  /** May be omitted: an empty text is then stored as undefined. */
  isOptional?: true
  help?: string
  /** Converts the typed text to the stored one. */
  read?(typed: string): string
}

export interface NumberField {
  kind: 'number'
  label: string
  step?: number
  /** Factor from the typed to the stored number: with 100, a price of 2.50 is stored as 250. */
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
  /** A warning is shown if it is missing. */
  isRecommended?: true
  /** Name of the sibling part that stores width divided by height. */
  ratio?: string
}

/** The sound of the sibling part `french`. */
export interface SoundField {
  kind: 'sound'
  label: string
  isRequired?: true
  /** A warning is shown if it is missing. */
  isRecommended?: true
  /** True if the device's voice reads the text while it has no sound. Omit if it always does. */
  isReadByDevice?(text: unknown): boolean
  /** Name of the sibling part that stores the length in seconds. */
  seconds?: string
}

/** Text with simple formatting. */
export interface RichField {
  kind: 'rich'
  label: string
  lang?: 'en'
}

/** Parts that belong together. Parts that are not listed are left unchanged. */
export interface GroupField {
  kind: 'group'
  label?: string
  fields: Readonly<Record<string, FormField>>
  isOptional?: true
}

export interface ListField {
  kind: 'list'
  label: string
  item: FormField
  /**
   * Buttons that append an item; empty if none can be added. `begins` returns the initial values of its parts
   * that do not start blank.
   */
  adds: readonly { label: string; begins?(items: readonly unknown[]): unknown }[]
  /** Makes an item from a word of the word bank. Omit if none can be added. */
  fromBank?(word: VocabularyWord): unknown
  /** True if the items are small and always open. */
  isFlat?: boolean
  /** Name of the part that must be unique among the items. */
  unique?: string
}

/** One of several groups, selected by the value of the part `by`. */
export interface VariantsField {
  kind: 'variants'
  by: string
  of: Readonly<Record<string, GroupField>>
}

export interface EditorProps<Kind extends FormField> {
  field: Kind
  /** Name of the part within its parent. */
  name: string
  value: unknown
  onChange(value: unknown): void
  /** The parent's value. `onPartsChange` changes several of its parts together. */
  parentValue: unknown
  onPartsChange(parts: Readonly<Record<string, unknown>>): void
}

/**
 * Edits any part of a page. Passed as a prop to the editors of groups and lists, to avoid a circular import.
 */
export type PartEditor = ComponentType<EditorProps<FormField>>
