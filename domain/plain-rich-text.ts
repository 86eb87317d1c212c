import type { RichInline, RichParagraph, RichText } from './rich-text.ts'

/** A document with one paragraph per line. */
export function plainRichText(...lines: readonly string[]): RichText {
  return { type: 'doc', content: lines.map(plainParagraph) }
}

/** A paragraph of plain text. Newlines become hard breaks. */
export function plainParagraph(text: string): RichParagraph {
  const content = text.split('\n').flatMap((line, index): RichInline[] => {
    const words: RichInline[] = line === '' ? [] : [{ type: 'text', text: line, marks: [] }]
    return index > 0 ? [{ type: 'hardBreak' }, ...words] : words
  })
  return { type: 'paragraph', content }
}
