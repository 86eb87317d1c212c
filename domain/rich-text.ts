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
