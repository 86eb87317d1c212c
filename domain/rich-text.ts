/** Formatted text as a tree, as in ProseMirror. No HTML is stored or generated, so nothing can run. */
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

/** The text without formatting, e.g. to check whether it is empty. */
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

/** Returns the address if it is on the web, a mailbox or a page of the site, else null. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string' || href.length > 500 || /[\s\p{Cc}"<>\\]/u.test(href)) return null
  return /^(https?:\/\/[^/]|mailto:[^/]|\/(?!\/))/i.test(href) ? href : null
}
