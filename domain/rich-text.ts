import { partOf } from './part-of.ts'

/**
 * Text with a little form, as a document of the kinds that stand here and of no other: no markup is kept or made anywhere, so
 * that nothing in it can run. The editor's own documents (ProseMirror's) have this shape.
 */
export interface RichText {
  type: 'doc'
  content: RichBlock[]
}

export type RichBlock = RichParagraph | RichHeading | RichList
export interface RichParagraph {
  type: 'paragraph'
  content: RichInline[]
}
export interface RichHeading {
  type: 'heading'
  attrs: { level: 2 | 3 }
  content: RichInline[]
}
export interface RichList {
  type: 'bulletList' | 'orderedList'
  content: { type: 'listItem'; content: RichParagraph[] }[]
}
export type RichInline = { type: 'text'; text: string; marks: RichMark[] } | { type: 'hardBreak' }
export type RichMark = { type: 'bold' | 'italic' | 'underline' } | { type: 'link'; attrs: { href: string } }

/**
 * What is sound of a document, whoever made it: kinds, attributes and addresses that are not known here are left out. Done on
 * the way in and on the way out.
 */
export function cleanRichText(value: unknown): RichText {
  return { type: 'doc', content: childrenOf(value).flatMap(cleanBlock) }
}

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

/** What is written in it, without its form: to look whether there is anything. */
export function plainTextOf({ content }: RichText): string {
  return content
    .flatMap((block) =>
      block.type === 'bulletList' || block.type === 'orderedList'
        ? block.content.flatMap((item) => item.content)
        : [block],
    )
    .map(({ content: inline }) => inline.map((each) => (each.type === 'text' ? each.text : '\n')).join(''))
    .join('\n')
    .trim()
}

/**
 * An address that a link may lead to: the web, a mailbox, or a page of the site. Null for all others, `javascript:` and `data:`
 * among them, however they are written.
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string' || href.length > 500 || /[\s\p{Cc}"<>\\]/u.test(href)) return null
  return /^(https?:\/\/[^/]|mailto:[^/]|\/(?!\/))/i.test(href) ? href : null
}

function cleanBlock(value: unknown): RichBlock[] {
  switch (partOf(value, 'type')) {
    case 'paragraph':
      return [cleanParagraph(value)]
    case 'heading': {
      const level = partOf(partOf(value, 'attrs'), 'level') === 2 ? 2 : 3
      return [{ type: 'heading', attrs: { level }, content: childrenOf(value).flatMap(cleanInline) }]
    }
    case 'bulletList':
      return cleanList('bulletList', value)
    case 'orderedList':
      return cleanList('orderedList', value)
    default:
      return []
  }
}

function cleanList(type: RichList['type'], value: unknown): RichList[] {
  const content = itemsOf(value)
  return content.length === 0 ? [] : [{ type, content }]
}

/** The items of a list, those of lists inside it too: a list has one level here. */
function itemsOf(list: unknown): RichList['content'] {
  return childrenOf(list)
    .filter((item) => partOf(item, 'type') === 'listItem')
    .flatMap((item) => {
      const parts = childrenOf(item)
      const content = parts.filter((part) => partOf(part, 'type') === 'paragraph').map(cleanParagraph)
      const inside = parts.filter((part) => isList(partOf(part, 'type'))).flatMap(itemsOf)
      return content.length === 0 ? inside : [{ type: 'listItem' as const, content }, ...inside]
    })
}

function isList(type: unknown): boolean {
  return type === 'bulletList' || type === 'orderedList'
}

function cleanParagraph(value: unknown): RichParagraph {
  return { type: 'paragraph', content: childrenOf(value).flatMap(cleanInline) }
}

function cleanInline(value: unknown): RichInline[] {
  const type = partOf(value, 'type')
  const text = partOf(value, 'text')
  if (type === 'hardBreak') return [{ type }]
  if (type !== 'text' || typeof text !== 'string' || text === '') return []
  const marks = partOf(value, 'marks')
  return [{ type, text, marks: Array.isArray(marks) ? marks.flatMap(cleanMark) : [] }]
}

function cleanMark(value: unknown): RichMark[] {
  const type = partOf(value, 'type')
  if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
  const href = type === 'link' ? safeHref(partOf(partOf(value, 'attrs'), 'href')) : null
  return href === null ? [] : [{ type: 'link', attrs: { href } }]
}

function childrenOf(value: unknown): unknown[] {
  const content = partOf(value, 'content')
  return Array.isArray(content) ? content : []
}
