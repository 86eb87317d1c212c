import { cleanRichText } from '../../../../../domain/clean-rich-text.ts'
import { partOf } from '../../../../../domain/part-of.ts'
import { plainTextOf } from '../../../../../domain/rich-text.ts'
import { textOf } from './content-value.ts'

const NAMES = ['french', 'title', 'written', 'value', 'shows']
const PICTURES = ['image', 'scene', 'poster']
const LONGEST = 60

/** What an item of a page is called: its first words. Empty where it has none yet. */
export function nameOf(item: unknown): string {
  if (typeof item === 'string') return item
  if (Array.isArray(item)) return nameOf(item[0])
  for (const name of NAMES) {
    const words = wordsOf(partOf(item, name))
    if (words !== '') return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
  }
  return ''
}

/** The path of an item's picture; null where it has none. */
export function pictureOf(item: unknown): string | null {
  return PICTURES.map((name) => textOf(partOf(item, name))).find((path) => path !== '') ?? null
}

function wordsOf(part: unknown): string {
  if (typeof part === 'object') return plainTextOf(cleanRichText(part))
  return typeof part === 'number' ? String(part) : textOf(part)
}
