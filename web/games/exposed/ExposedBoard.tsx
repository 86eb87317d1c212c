import { type ComponentProps, memo, useLayoutEffect } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { cardColumns } from '../frame/card-columns.ts'
import { FitText } from '../frame/FitText.tsx'
import fill from '../frame/frame.module.css'
import { Mark } from '../frame/Mark.tsx'
import { announcement, type CardFace, cardFace } from './card-face.ts'
import styles from './ExposedBoard.module.css'

/** Six pairs of face-up cards. Only one card is in the tab order. */
export function ExposedBoard({ state, act }: BoardProps<PairsState, PairsAction>) {
  const { boardProps, tabIndexOf, focus } = useRovingFocus(state.cards.length)
  const words = state.items.map(({ word }) => word)
  usePreloadedMedia(state.items)
  useLayoutEffect(() => focus(0), [focus])

  return (
    <>
      <section
        {...boardProps}
        className={styles.board}
        style={cardColumns(state.cards.length)}
        aria-label="Les cartes"
      >
        {state.cards.map(({ item, face }, place) => (
          <ExposedCard
            key={`${item} ${face}`}
            face={cardFace(state, place)}
            siblings={words}
            tabIndex={tabIndexOf(place)}
            onClick={() => act({ type: 'turn', card: place })}
          />
        ))}
      </section>
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </>
  )
}

interface ExposedCardProps extends ComponentProps<'button'> {
  face: CardFace
  /** All words of the board; they share one text size. */
  siblings: readonly string[]
}

/** Memoized, because a tap changes at most two cards. */
const ExposedCard = memo(Card, areCardPropsEqual)

function areCardPropsEqual(a: ExposedCardProps, b: ExposedCardProps): boolean {
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
