import type { RichBlock, RichInline, RichMark } from '../../../domain/rich-text.ts'
import { safeHref } from '../../../domain/rich-text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { numbered } from './numbered.ts'

/** Formatted text, rendered as elements and never as raw HTML. */
export function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
  return numbered(blocks).map(({ key, value }) => <Block key={key} block={value} />)
}

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline content={block.content} />
        </p>
      )
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Heading>
          <Inline content={block.content} />
        </Heading>
      )
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <List>
          {numbered(block.content).map(({ key, value }) => (
            <li key={key}>
              <RichText blocks={value.content} />
            </li>
          ))}
        </List>
      )
    }
  }
}

function Inline({ content }: { content: readonly RichInline[] }) {
  return numbered(content).map(({ key, value }) =>
    value.type === 'hardBreak' ? (
      <br key={key} />
    ) : (
      <Marked key={key} text={value.text} marks={value.marks} />
    ),
  )
}

function Marked({ text, marks: [mark, ...others] }: { text: string; marks: readonly RichMark[] }) {
  if (!mark) return frenchSpaces(text)
  const inside = <Marked text={text} marks={others} />
  switch (mark.type) {
    case 'bold':
      return <strong>{inside}</strong>
    case 'italic':
      return <em>{inside}</em>
    case 'underline':
      return <u>{inside}</u>
    case 'link': {
      const href = safeHref(mark.attrs.href)
      if (href === null) return inside
      return href.startsWith('/') ? (
        <a href={href}>{inside}</a>
      ) : (
        <a href={href} rel="external noopener noreferrer" target="_blank">
          {inside}
          <span className="for-ears"> (lien externe)</span>
        </a>
      )
    }
  }
}
