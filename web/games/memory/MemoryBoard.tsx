import { type ComponentProps, type CSSProperties, useLayoutEffect, useMemo } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import type { PairItem } from '../../../domain/games/pairs-deck.ts'
import type { BoardProps } from '../../features/play/round/Round.tsx'
import { usePreloadedMedia } from '../../features/play/round/use-preloaded-media.ts'
import { useRovingFocus } from '../../ui/use-roving-focus.ts'
import { cardColumns } from '../frame/card-columns.ts'
import { commonFit } from '../frame/phrase-fit.ts'
import { announcement, cardView } from './card-view.ts'
import styles from './MemoryBoard.module.css'
import { MemoryCard, PictureOrWord } from './MemoryCard.tsx'

interface MemoryBoardProps extends BoardProps<PairsState, PairsAction> {
  Front?: ComponentProps<typeof MemoryCard>['Front']
}

/** Memory board. Only one card is in the tab order; arrow keys move between cards. */
export function MemoryBoard({ state, act, Front = PictureOrWord }: MemoryBoardProps) {
  const { boardProps, tabIndexOf, focus } = useRovingFocus(state.cards.length)
  usePreloadedMedia(state.items)
  useLayoutEffect(() => focus(0), [focus])

  const { columns, lines } = useMemo(() => commonFit(state.items.flatMap(textsOf)), [state.items])
  const sizes: CSSProperties & Record<'--cards' | '--columns' | '--lines', number> = {
    ...cardColumns(state.cards.length),
    '--cards': state.cards.length,
    '--columns': columns,
    '--lines': lines,
  }
  return (
    <>
      <section {...boardProps} className={styles.board} style={sizes} aria-label="Les cartes">
        {state.cards.map((_card, place) => {
          const number = place + 1
          return (
            <MemoryCard
              key={number}
              number={number}
              view={cardView(state, place)}
              Front={Front}
              tabIndex={tabIndexOf(place)}
              onTurn={() => act({ type: 'turn', card: place })}
            />
          )
        })}
      </section>
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </>
  )
}

/**
 * Texts that cards can show. They share one size, because browsers are slow to render the first text of each
 * size.
 */
function textsOf({ word, answer, image }: PairItem): string[] {
  return image === null ? [word, answer] : [word]
}
