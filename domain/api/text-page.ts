import * as z from 'zod/mini'
import { richPair } from './rich-text.ts'
import { bilingual, mediaPath, shortText, spokenText, visibleText } from './text.ts'

const heading = z.object({ type: z.literal('heading'), ...bilingual.shape })
const paragraph = z.object({ type: z.literal('paragraph'), ...bilingual.shape })
const list = z.object({ type: z.literal('list'), items: z.array(bilingual) })

/** Written by the editor: headings, paragraphs, lists and links in one block. */
const text = z.object({ type: z.literal('text'), ...richPair.shape })

/** A titled picture with text (`text` once it was edited, else `paragraphs`) and examples with sound. */
const card = z.object({
  type: z.literal('card'),
  image: z.nullable(mediaPath),
  title: shortText,
  english: visibleText.check(z.maxLength(120)),
  paragraphs: z.array(bilingual),
  text: z.optional(richPair),
  examples: z.optional(z.array(spokenText)),
})

/** A link to another site. */
const link = z.object({
  type: z.literal('link'),
  ...bilingual.shape,
  url: z.string().check(z.regex(/^https:\/\/[^\s"<>]{4,300}$/, 'doit commencer par https://')),
})

const block = z.discriminatedUnion('type', [heading, paragraph, list, text, card, link])
export type TextBlock = z.infer<typeof block>

/** The content of pages to read (letter, announcements …): blocks from top to bottom. */
export const textContent = z.object({
  /** The picture next to the title. */
  image: z.nullable(mediaPath),
  blocks: z.array(block),
})
export type TextContent = z.infer<typeof textContent>
