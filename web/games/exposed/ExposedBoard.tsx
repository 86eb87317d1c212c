import { useEffect, useRef } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import { preloadMedia } from '../../features/play/preload-media.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { mediaUrl } from '../../lib/media-url.ts'
import { playSound } from '../../lib/sound.ts'
import { heardAfter } from '../memory/card-view.ts'
import { useRovingFocus } from '../use-roving-focus.ts'
import { announcement, cardFace } from './card-face.ts'
import styles from './ExposedBoard.module.css'
import { ExposedCard } from './ExposedCard.tsx'

/** Six pairs with all their faces seen. One card at a time is in the tab order. */
export function ExposedBoard({ state, act }: BoardProps<PairsState, PairsAction>) {
  const { boardProps, tabIndexOf, focus } = useRovingFocus(state.cards.length)
  const words = state.items.map(({ word }) => word)
  useSounds(state)
  useEffect(() => focus(0), [focus])

  return (
    <>
      <section {...boardProps} className={styles.board} aria-label="Les cartes">
        {state.cards.map(({ item, face }, place) => (
          <ExposedCard
            key={`${item} ${face}`}
            face={cardFace(state, place)}
            beside={words}
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

/** A word is heard as in memory: when its card is chosen, and when its pair is found. */
function useSounds(state: PairsState): void {
  const last = useRef(state)
  useEffect(() => {
    const heard = heardAfter(last.current, state)
    last.current = state
    if (heard) playSound(heard.sound && mediaUrl(heard.sound), heard.word)
  }, [state])
  useEffect(() => preloadMedia(state.items), [state.items])
}
