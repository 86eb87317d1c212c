import { cleanRichText } from '../../../../../domain/clean-rich-text.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { plainRichText } from '../../../../../domain/plain-rich-text.ts'
import { plainTextOf } from '../../../../../domain/rich-text.ts'
import type { FormField, ListField } from './form.ts'

// Helpers for a page's content before validation, which may be JSON of any shape.

export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the value with one part replaced, or removed if `part` is undefined. */
function withPart(value: unknown, name: string, part: unknown): Record<string, unknown> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const isThere = entries.some(([key]) => key === name)
  const changed = entries.map(([key, old]): [string, unknown] => [key, key === name ? part : old])
  const all = isThere ? changed : [...changed, [name, part] as const]
  return Object.fromEntries(all.filter(([, each]) => each !== undefined))
}

export function withParts(value: unknown, parts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.entries(parts).reduce<Record<string, unknown>>(
    (changed, [name, part]) => withPart(changed, name, part),
    withPart(value, '', undefined),
  )
}

const NAME_KEYS = ['french', 'title', 'written', 'value', 'shows']
const PICTURE_KEYS = ['image', 'scene', 'poster']
const MAX_LENGTH = 60

/** Names an item of a page by its first text, truncated to `MAX_LENGTH`. Empty if it has no text yet. */
export function itemName(item: unknown): string {
  if (typeof item === 'string') return item
  if (Array.isArray(item)) return itemName(item[0])
  for (const name of NAME_KEYS) {
    const words = wordsOf(ownProperty(item, name))
    if (words !== '') return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH)}…` : words
  }
  return ''
}

export function itemPicture(item: unknown): string | null {
  return PICTURE_KEYS.map((name) => textOf(ownProperty(item, name))).find((path) => path !== '') ?? null
}

function wordsOf(part: unknown): string {
  if (typeof part === 'object') return plainTextOf(cleanRichText(part))
  return typeof part === 'number' ? String(part) : textOf(part)
}

export function blankValue(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
      return ''
    case 'number':
      return 0
    case 'choice':
      return field.options[0]?.value ?? null
    case 'picture':
    case 'sound':
      return field.isRequired ? '' : null
    case 'rich':
      return field.lang === 'en' ? plainRichText() : plainRichText('')
    case 'list':
      return []
    case 'group': {
      const parts = Object.entries(field.fields).filter(([, part]) => !('isOptional' in part))
      return Object.fromEntries(parts.map(([name, part]) => [name, blankValue(part)]))
    }
    case 'variants':
      return {}
  }
}

/** Returns a new item for a list. @param items the list's current items */
export function newItem(
  { item }: ListField,
  { begins }: ListField['adds'][number],
  items: readonly unknown[],
): unknown {
  const initial = begins?.(items)
  return item.kind === 'group' ? Object.assign({}, blankValue(item), initial) : (initial ?? blankValue(item))
}
