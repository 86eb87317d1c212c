import { withoutHidden } from './hidden-characters.ts'
import { ownProperty } from './own-property.ts'
import {
  type RichBlock,
  type RichInline,
  type RichList,
  type RichMark,
  type RichParagraph,
  type RichText,
  safeHref,
} from './rich-text.ts'

/** Drops unknown kinds, attributes and addresses. Applied when saving and when reading. */
export function cleanRichText(value: unknown): RichText {
  return { type: 'doc', content: childrenOf(value).flatMap(cleanBlock) }
}

function cleanBlock(value: unknown): RichBlock[] {
  switch (ownProperty(value, 'type')) {
    case 'paragraph':
      return [cleanParagraph(value)]
    case 'heading': {
      const level = ownProperty(ownProperty(value, 'attrs'), 'level') === 2 ? 2 : 3
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

/** Flattens nested lists, because lists have one level here. */
function itemsOf(list: unknown): RichList['content'] {
  return childrenOf(list)
    .filter((item) => ownProperty(item, 'type') === 'listItem')
    .flatMap((item) => {
      const parts = childrenOf(item)
      const content = parts.filter((part) => ownProperty(part, 'type') === 'paragraph').map(cleanParagraph)
      const nested = parts.filter((part) => isList(ownProperty(part, 'type'))).flatMap(itemsOf)
      return content.length === 0 ? nested : [{ type: 'listItem' as const, content }, ...nested]
    })
}

function isList(type: unknown): boolean {
  return type === 'bulletList' || type === 'orderedList'
}

function cleanParagraph(value: unknown): RichParagraph {
  return { type: 'paragraph', content: childrenOf(value).flatMap(cleanInline) }
}

function cleanInline(value: unknown): RichInline[] {
  const type = ownProperty(value, 'type')
  if (type === 'hardBreak') return [{ type }]
  const raw = ownProperty(value, 'text')
  const text = typeof raw === 'string' ? withoutHidden(raw) : ''
  if (type !== 'text' || text === '') return []
  const marks = ownProperty(value, 'marks')
  return [{ type, text, marks: Array.isArray(marks) ? marks.flatMap(cleanMark) : [] }]
}

function cleanMark(value: unknown): RichMark[] {
  const type = ownProperty(value, 'type')
  if (type === 'bold' || type === 'italic' || type === 'underline') return [{ type }]
  const href = type === 'link' ? safeHref(ownProperty(ownProperty(value, 'attrs'), 'href')) : null
  return href === null ? [] : [{ type: 'link', attrs: { href } }]
}

function childrenOf(value: unknown): unknown[] {
  const content = ownProperty(value, 'content')
  return Array.isArray(content) ? content : []
}
