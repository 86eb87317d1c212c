import type { ComponentType } from 'react'
import type { FormField } from './form.ts'

export interface EditorProps<Kind extends FormField> {
  field: Kind
  /** Of the part in what it belongs to. */
  name: string
  value: unknown
  onChange(value: unknown): void
  /** What the parts beside it are; with `onPartsChange` some of them change together. */
  beside: unknown
  onPartsChange(parts: Readonly<Record<string, unknown>>): void
}

/** Writes any part of a page: what is made of parts is given it, and knows no kind of part itself. */
export type PartEditor = ComponentType<EditorProps<FormField>>
