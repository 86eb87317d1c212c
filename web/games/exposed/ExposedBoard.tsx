import { useLayoutEffect } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { cardColumns } from '../frame/card-columns.ts'
import { announcement, cardFace } from './card-face.ts'
import styles from './ExposedBoard.module.css'
import { ExposedCard } from './ExposedCard.tsx'

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
