import { withoutHidden } from './hidden-characters.ts'
import { partOf } from './part-of.ts'
import {
  type RichBlock,
  type RichInline,
  type RichList,
  type RichMark,
  type RichParagraph,
  type RichText,
  safeHref,
} from './rich-text.ts'

/**
 * What is sound of a document, whoever made it: kinds, attributes and addresses that are not known here are left out. Done on
 * the way in and on the way out.
 */
export function cleanRichText(value: unknown): RichText {
  return { type: 'doc', content: childrenOf(value).flatMap(cleanBlock) }
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
  if (type === 'hardBreak') return [{ type }]
  const said = partOf(value, 'text')
  const text = typeof said === 'string' ? withoutHidden(said) : ''
  if (type !== 'text' || text === '') return []
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
