import { type CSSProperties, useEffect, useRef } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import { preloadMedia } from '../../features/play/preload-media.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { mediaUrl } from '../../lib/media-url.ts'
import { playSound } from '../../lib/sound.ts'
import { useRovingFocus } from '../use-roving-focus.ts'
import { announcement, cardView, heardAfter } from './card-view.ts'
import styles from './MemoryBoard.module.css'
import { MemoryCard } from './MemoryCard.tsx'

/** The board of memory. One card at a time is in the tab order; arrow keys go from card to card. */
export function MemoryBoard({ state, act }: BoardProps<PairsState, PairsAction>) {
  const { boardProps, tabIndexOf, focus } = useRovingFocus(state.cards.length)
  useSounds(state)
  useEffect(() => focus(0), [focus])

  const count: CSSProperties & Record<'--cards', number> = { '--cards': state.cards.length }
  return (
    <>
      <section {...boardProps} className={styles.board} style={count} aria-label="Les cartes">
        {state.cards.map(({ item, face }, place) => (
          <MemoryCard
            key={`${item} ${face}`}
            number={place + 1}
            view={cardView(state, place)}
            tabIndex={tabIndexOf(place)}
            onTurn={() => act({ type: 'turn', card: place })}
          />
        ))}
      </section>
      <p className="for-ears" aria-live="polite">
        {announcement(state)}
      </p>
    </>
  )
}

function useSounds(state: PairsState): void {
  const last = useRef(state)
  useEffect(() => {
    const heard = heardAfter(last.current, state)
    last.current = state
    if (heard) playSound(heard.sound && mediaUrl(heard.sound), heard.word)
  }, [state])
  useEffect(() => preloadMedia(state.items), [state.items])
}
