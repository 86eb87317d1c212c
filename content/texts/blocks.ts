import type { TextBlock } from '../../domain/api/text-page.ts'
import { spoken } from '../pages/spoken.ts'
import { picturePath } from '../words/media-path.ts'

/** A French text and its English. */
type Both = readonly [french: string, english: string]

export function heading(french: string, english: string): TextBlock {
  return { type: 'heading', french, english }
}

export function paragraph(french: string, english: string): TextBlock {
  return { type: 'paragraph', french, english }
}

export function list(...items: readonly Both[]): TextBlock {
  return { type: 'list', items: items.map(([french, english]) => ({ french, english })) }
}

/**
 * @param picture the picture's name
 * @param examples texts to read aloud
 */
export function card(
  picture: string,
  [title, english]: Both,
  paragraphs: readonly Both[],
  examples: readonly Both[] = [],
): TextBlock {
  return {
    type: 'card',
    image: picturePath(picture),
    title,
    english,
    paragraphs: paragraphs.map(([french, inEnglish]) => ({ french, english: inEnglish })),
    ...(examples.length > 0 && { examples: examples.map((example) => spoken(...example)) }),
  }
}
