import type { RichPair as Texts } from '../../../domain/api/rich-text.ts'
import {
  plainTextOf,
  type RichBlock,
  type RichInline,
  type RichMark,
  safeHref,
} from '../../../domain/rich-text.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import styles from './texts.module.css'

/**
 * A formatted text in both languages. If both have the same number of parts, each part is next to its
 * translation. `isStacked`: there is no space for columns.
 */
export function RichPair({ french, english, isStacked = false }: Texts & { isStacked?: boolean }) {
  if (plainTextOf(english) === '') return <Row french={french.content} english={[]} isStacked={isStacked} />
  if (french.content.length !== english.content.length) {
    return <Row french={french.content} english={english.content} isStacked={isStacked} />
  }
  return numbered(french.content).map(({ key, value }, place) => (
    <Row key={key} french={[value]} english={english.content.slice(place, place + 1)} isStacked={isStacked} />
  ))
}

interface RowProps {
  french: Texts['french']['content']
  english: Texts['english']['content']
  isStacked: boolean
}

function Row({ french, english, isStacked }: RowProps) {
  return (
    <div className={isStacked ? styles.stacked : styles.pair}>
      <div className={styles.rich}>
        <RichText blocks={french} />
      </div>
      {english.length > 0 && (
        <div className={`${styles.rich} ${styles.pairTranslation}`} lang="en">
          <RichText blocks={english} />
        </div>
      )}
    </div>
  )
}

/** Formatted text, rendered as elements and never as raw HTML. */
function RichText({ blocks }: { blocks: readonly RichBlock[] }) {
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

/** Keys the parts of a text by index, because parts may be equal and never move. */
function numbered<Part>(parts: readonly Part[]): { key: string; value: Part }[] {
  return parts.map((value, place) => ({ key: `part ${place}`, value }))
}
