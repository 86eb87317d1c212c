import { plainRichText } from '../../../../../domain/plain-rich-text.ts'
import type { FormField, ListField } from './form.ts'

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
