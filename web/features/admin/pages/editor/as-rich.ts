import type { Bilingual } from '../../../../../domain/api/text.ts'
import { type TextBlock, type TextContent, textContent } from '../../../../../domain/api/text-page.ts'
import { plainParagraph } from '../../../../../domain/plain-rich-text.ts'
import type { RichBlock } from '../../../../../domain/rich-text.ts'

/**
 * The blocks of a page to read as the editor has them: headings, paragraphs and lists that follow each other are one text, and
 * what stands on a card is one. Nothing of what is written is lost.
 */
export function asRich(content: unknown): unknown {
  const read = textContent.safeParse(content)
  return read.success
    ? ({ ...read.data, blocks: read.data.blocks.reduce(joined, []) } satisfies TextContent)
    : content
}

function joined(blocks: TextBlock[], block: TextBlock): TextBlock[] {
  if (block.type === 'link') return [...blocks, block]
  if (block.type === 'card') return [...blocks, richCard(block)]
  const last = blocks.at(-1)
  const parts = block.type === 'text' ? pair(block.french.content, block.english.content) : partsOf(block)
  if (last?.type !== 'text') return [...blocks, { type: 'text', ...parts }]
  const text: TextBlock = {
    type: 'text',
    ...pair(
      [...last.french.content, ...parts.french.content],
      [...last.english.content, ...parts.english.content],
    ),
  }
  return [...blocks.slice(0, -1), text]
}

function richCard(card: Extract<TextBlock, { type: 'card' }>): TextBlock {
  if (card.paragraphs.length === 0) return card
  const [french, english] = [card.paragraphs.map(inFrench), card.paragraphs.map(inEnglish)]
  const text = pair(
    [...french, ...(card.text?.french.content ?? [])],
    [...english, ...(card.text?.english.content ?? [])],
  )
  return { ...card, paragraphs: [], text }
}

function partsOf(block: Extract<TextBlock, { type: 'heading' | 'paragraph' | 'list' }>) {
  switch (block.type) {
    case 'heading':
      return pair([heading(block.french)], [heading(block.english)])
    case 'paragraph':
      return pair([inFrench(block)], [inEnglish(block)])
    case 'list':
      return pair([list(block.items.map(inFrench))], [list(block.items.map(inEnglish))])
  }
}

function pair(french: RichBlock[], english: RichBlock[]) {
  return {
    french: { type: 'doc' as const, content: french },
    english: { type: 'doc' as const, content: english },
  }
}

function inFrench({ french }: Bilingual) {
  return plainParagraph(french)
}

function inEnglish({ english }: Bilingual) {
  return plainParagraph(english)
}

function heading(text: string): RichBlock {
  return { type: 'heading', attrs: { level: 2 }, content: plainParagraph(text).content }
}

function list(items: ReturnType<typeof plainParagraph>[]): RichBlock {
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [item] })) }
}
