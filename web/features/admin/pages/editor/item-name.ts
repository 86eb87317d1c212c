import { cleanRichText } from '../../../../../domain/clean-rich-text.ts'
import { ownProperty } from '../../../../../domain/own-property.ts'
import { plainTextOf } from '../../../../../domain/rich-text.ts'
import { textOf } from './content-value.ts'

const NAME_KEYS = ['french', 'title', 'written', 'value', 'shows']
const PICTURE_KEYS = ['image', 'scene', 'poster']
const MAX_LENGTH = 60

/** Names an item of a page by its first text, cut to `MAX_LENGTH`. Empty if it has no text yet. */
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
