import { type ComponentType, type CSSProperties, memo } from 'react'
import { hasLongRun } from '../../../domain/games/plain-text.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Mark } from '../frame/Mark.tsx'
import { phraseFit } from '../frame/phrase-fit.ts'
import type { CardView } from './card-view.ts'
import styles from './MemoryBoard.module.css'

export type OpenCard = Exclude<CardView, { look: 'hidden' }>

interface MemoryCardProps {
  number: number
  view: CardView
  Front: ComponentType<OpenCard>
  tabIndex: 0 | -1
  onTurn(): void
}

/** Memoized, because a tap changes at most two cards. */
export const MemoryCard = memo(Card, areCardPropsEqual)

function areCardPropsEqual(a: MemoryCardProps, b: MemoryCardProps): boolean {
  return a.tabIndex === b.tabIndex && a.view.look === b.view.look && a.view.name === b.view.name
}

function Card({ number, view, Front, tabIndex, onTurn }: MemoryCardProps) {
  return (
    <button
      type="button"
      className={styles.card}
      data-look={view.look}
      aria-label={view.name}
      // Not `disabled`, which would lose the focus.
      aria-disabled={view.look !== 'hidden' || undefined}
      tabIndex={tabIndex}
      onClick={onTurn}
    >
      <span className={styles.turning}>
        <span className={styles.back}>
          <span className={styles.number}>{number}</span>
        </span>
        <span className={styles.front}>
          {view.look !== 'hidden' && <Front {...view} />}
          {view.look === 'found' && <Mark look="good" />}
          {view.look === 'wrong' && <Mark look="wrong" />}
        </span>
      </span>
    </button>
  )
}

export function PictureOrWord({ text, face, image }: OpenCard) {
  return face === 'picture' && image !== null ? (
    <CardPicture image={image} text={text} />
  ) : (
    <CardText>{text}</CardText>
  )
}

export function CardPicture({ image, text }: { image: string; text: string }) {
  return <Picture image={image} word={text} alt={text} size={200} isFirst className={styles.picture} />
}

function CardText({ children: text }: { children: string }) {
  return (
    <span className={styles.phrase} style={hasLongRun(text) ? ownSize(text) : undefined}>
      {text}
    </span>
  )
}

/** Own size for text with an unusually long word; all other texts share the board's size. */
function ownSize(text: string): CSSProperties & Record<'--columns' | '--lines', number> {
  const { columns, lines } = phraseFit(text)
  return { '--columns': columns, '--lines': lines, overflowWrap: 'anywhere' }
}
