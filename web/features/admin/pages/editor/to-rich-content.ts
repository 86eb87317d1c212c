import type { Bilingual } from '../../../../../domain/api/text.ts'
import { type TextBlock, type TextContent, textContent } from '../../../../../domain/api/text-page.ts'
import { plainParagraph } from '../../../../../domain/plain-rich-text.ts'
import type { RichBlock } from '../../../../../domain/rich-text.ts'

/**
 * Converts the blocks of a text page for the editor: consecutive headings, paragraphs and lists become one
 * rich text, and so does the text of a card. No text is lost. Content of other kinds is returned unchanged.
 */
export function toRichContent(content: unknown): unknown {
  const read = textContent.safeParse(content)
  return read.success
    ? ({ ...read.data, blocks: read.data.blocks.reduce(appendBlock, []) } satisfies TextContent)
    : content
}

function appendBlock(blocks: TextBlock[], block: TextBlock): TextBlock[] {
  if (block.type === 'link') return [...blocks, block]
  if (block.type === 'card') return [...blocks, richCard(block)]
  const last = blocks.at(-1)
  const parts =
    block.type === 'text' ? textPair(block.french.content, block.english.content) : toTextPair(block)
  if (last?.type !== 'text') return [...blocks, { type: 'text', ...parts }]
  const text: TextBlock = {
    type: 'text',
    ...textPair(
      [...last.french.content, ...parts.french.content],
      [...last.english.content, ...parts.english.content],
    ),
  }
  return [...blocks.slice(0, -1), text]
}

function richCard(card: Extract<TextBlock, { type: 'card' }>): TextBlock {
  if (card.paragraphs.length === 0) return card
  const [french, english] = [card.paragraphs.map(toFrenchParagraph), card.paragraphs.map(toEnglishParagraph)]
  const text = textPair(
    [...french, ...(card.text?.french.content ?? [])],
    [...english, ...(card.text?.english.content ?? [])],
  )
  return { ...card, paragraphs: [], text }
}

function toTextPair(block: Extract<TextBlock, { type: 'heading' | 'paragraph' | 'list' }>) {
  switch (block.type) {
    case 'heading':
      return textPair([heading(block.french)], [heading(block.english)])
    case 'paragraph':
      return textPair([toFrenchParagraph(block)], [toEnglishParagraph(block)])
    case 'list':
      return textPair([list(block.items.map(toFrenchParagraph))], [list(block.items.map(toEnglishParagraph))])
  }
}

function textPair(french: RichBlock[], english: RichBlock[]) {
  return {
    french: { type: 'doc' as const, content: french },
    english: { type: 'doc' as const, content: english },
  }
}

function toFrenchParagraph({ french }: Bilingual) {
  return plainParagraph(french)
}

function toEnglishParagraph({ english }: Bilingual) {
  return plainParagraph(english)
}

function heading(text: string): RichBlock {
  return { type: 'heading', attrs: { level: 2 }, content: plainParagraph(text).content }
}

function list(items: ReturnType<typeof plainParagraph>[]): RichBlock {
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [item] })) }
}
