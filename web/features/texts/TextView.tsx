import type { ReadingKind } from '../../../domain/api/page.ts'
import type { Bilingual, SpokenText } from '../../../domain/api/text.ts'
import type { TextBlock, TextContent } from '../../../domain/api/text-page.ts'
import { plainTextOf } from '../../../domain/rich-text.ts'
import { useSpeech } from '../../lib/sound/use-speech.ts'
import { frenchSpaces } from '../../lib/text/french-spaces.ts'
import { Picture } from '../../ui/Picture.tsx'
import { RichPair } from './RichPair.tsx'
import styles from './texts.module.css'

interface TextViewProps {
  kind: ReadingKind
  title: string
  content: TextContent
}

/** A text page in French with its English. */
export function TextView({ kind, title, content }: TextViewProps) {
  return (
    <article className={styles.page} data-kind={kind}>
      <header className={styles.header}>
        {content.image !== null && <Picture image={content.image} word={title} size={112} isFirst />}
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={styles.paper}>
        {groups(content.blocks).map((group) => (
          <Group key={group.map(keyOf).join()} blocks={group} />
        ))}
      </div>
    </article>
  )
}

/** Consecutive cards are shown next to each other. */
function Group({ blocks }: { blocks: TextBlock[] }) {
  const [first] = blocks
  if (first?.type !== 'card') return blocks.map((block) => <Block key={keyOf(block)} block={block} />)
  return (
    <div className={styles.cards}>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: TextBlock }) {
  switch (block.type) {
    case 'heading':
      return (
        <h2 className={styles.heading}>
          {block.french}
          {block.english !== '' && <small lang="en">{block.english}</small>}
        </h2>
      )
    case 'paragraph':
      return <Pair text={block} />
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item.french}>
              <Pair text={item} />
            </li>
          ))}
        </ul>
      )
    case 'text':
      return <RichPair {...block} />
    case 'card':
      return <TextCard {...block} />
    case 'link':
      return (
        <p className={styles.link}>
          <a href={block.url} rel="external noopener noreferrer" target="_blank">
            {block.french}
          </a>{' '}
          <span lang="en">{block.english}</span>
          <span className={styles.outside}>Lien externe : il s'ouvre dans un autre onglet.</span>
        </p>
      )
  }
}

function keyOf(block: TextBlock): string {
  if (block.type === 'card') return block.title
  if (block.type === 'text') return plainTextOf(block.french)
  return block.type === 'list' ? block.items.map(({ french }) => french).join() : block.french
}

/** The blocks in order, with consecutive cards grouped. */
function groups(blocks: readonly TextBlock[]): TextBlock[][] {
  const all: TextBlock[][] = []
  for (const block of blocks) {
    const last = all.at(-1)
    if (last && block.type === 'card' && last[0]?.type === 'card') last.push(block)
    else all.push([block])
  }
  return all
}

/** A card with a picture, a title, text, and sentences that can be spoken. */
function TextCard({
  image,
  title,
  english,
  paragraphs,
  text,
  examples = [],
}: Extract<TextBlock, { type: 'card' }>) {
  return (
    <section className={styles.card}>
      {image !== null && <Picture className={styles.picture} image={image} word={title} size={96} />}
      <h2 className={styles.cardTitle}>
        {title}
        {english !== '' && <small lang="en">{english}</small>}
      </h2>
      {paragraphs.map(({ french, english }) => (
        <div key={french} className={styles.text}>
          <p>{frenchSpaces(french)}</p>
          <p className={styles.english} lang="en">
            {english}
          </p>
        </div>
      ))}
      {text && (
        <div className={styles.text}>
          <RichPair {...text} isStacked />
        </div>
      )}
      {examples.map((example) => (
        <Example key={example.french} {...example} />
      ))}
    </section>
  )
}

function Example({ french, english, sound }: SpokenText) {
  const { isSpeaking, isMute, speak } = useSpeech({ french, sound })
  return (
    <button
      type="button"
      className={styles.example}
      data-speaking={isSpeaking || undefined}
      data-mute={isMute || undefined}
      onClick={speak}
    >
      {frenchSpaces(`« ${french} »`)}
      <span className={styles.english} lang="en">
        {english}
      </span>
    </button>
  )
}

/** A text in both languages, next to each other or stacked on narrow screens. */
function Pair({ text }: { text: Bilingual }) {
  return (
    <div className={styles.pair}>
      <p>{frenchSpaces(text.french)}</p>
      {text.english !== '' && (
        <p className={styles.pairTranslation} lang="en">
          {text.english}
        </p>
      )}
    </div>
  )
}
