import type { RichInline, RichParagraph, RichText } from './rich-text.ts'

/** A document of plain lines, one paragraph each. */
export function plainRichText(...lines: readonly string[]): RichText {
  return { type: 'doc', content: lines.map(plainParagraph) }
}

/** A paragraph of a plain text; where the text begins a new line, so does the paragraph. */
export function plainParagraph(text: string): RichParagraph {
  const content = text.split('\n').flatMap((line, index): RichInline[] => {
    const words: RichInline[] = line === '' ? [] : [{ type: 'text', text: line, marks: [] }]
    return index > 0 ? [{ type: 'hardBreak' }, ...words] : words
  })
  return { type: 'paragraph', content }
}
