import { plainRichText } from '../../../../../domain/plain-rich-text.ts'
import type { FormField, ListField } from './form.ts'

/** What a part begins with. */
export function blankOf(field: FormField): unknown {
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
      return Object.fromEntries(parts.map(([name, part]) => [name, blankOf(part)]))
    }
    case 'variants':
      return {}
  }
}

/** What is added to a list that has these items. */
export function newItem(
  { item }: ListField,
  { begins }: ListField['adds'][number],
  items: readonly unknown[],
): unknown {
  const begun = begins?.(items)
  return item.kind === 'group' ? Object.assign({}, blankOf(item), begun) : (begun ?? blankOf(item))
}
