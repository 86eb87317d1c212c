import { type ComponentProps, memo } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import { Mark } from '../frame/Mark.tsx'
import type { CardFace } from './card-face.ts'
import styles from './ExposedBoard.module.css'

interface ExposedCardProps extends ComponentProps<'button'> {
  face: CardFace
  /** All words of the board; they share one text size. */
  siblings: readonly string[]
}

/** Memoized, because a tap changes at most two cards. */
export const ExposedCard = memo(Card, looksTheSame)

function looksTheSame(a: ExposedCardProps, b: ExposedCardProps): boolean {
  return a.tabIndex === b.tabIndex && a.face.look === b.face.look && a.face.name === b.face.name
}

function Card({ face: { look, name, text, image }, siblings, ...button }: ExposedCardProps) {
  return (
    <button
      type="button"
      {...button}
      className={styles.card}
      data-look={look}
      data-face={image === null ? 'word' : 'picture'}
      aria-label={name}
      aria-pressed={look === 'chosen'}
      // Not `disabled`, which would lose the focus.
      aria-disabled={look === 'found' || look === 'wrong' || undefined}
    >
      {image === null ? (
        <FitText text={text} siblings={siblings.includes(text) ? siblings : [text]} />
      ) : (
        <Picture image={image} word={text} size={200} isFirst className={fill.picture} />
      )}
      {look === 'found' && <Mark look="good" />}
      {look === 'wrong' && <Mark look="wrong" />}
    </button>
  )
}
