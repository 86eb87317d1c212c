import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PairsAction, PairsState } from '../../../domain/games/pairs.ts'
import { preloadMedia } from '../../features/play/preload-media.ts'
import type { BoardProps } from '../../features/play/Round.tsx'
import { mediaUrl } from '../../lib/media-url.ts'
import { playSound } from '../../lib/sound.ts'
import { gridKey } from '../grid-keys.ts'
import { announcement, cardView, heardAfter } from './card-view.ts'
import styles from './MemoryBoard.module.css'
import { MemoryCard } from './MemoryCard.tsx'

/** The board of memory. One card at a time is in the tab order; arrow keys go from card to card. */
export function MemoryBoard({ state, act }: BoardProps<PairsState, PairsAction>) {
  const [focused, setFocused] = useState(0)
  const board = useRef<HTMLElement>(null)
  useSounds(state)

  useEffect(() => focusCard(board.current, 0), [])

  const goByKey = (event: KeyboardEvent) => {
    const columns = board.current ? columnsOf(board.current) : 1
    const place = gridKey(event, focused, columns, state.cards.length)
    if (place === null) return
    event.preventDefault()
    focusCard(board.current, place)
  }

  return (
    <>
      <section ref={board} className={styles.board} aria-label="Les cartes" onKeyDown={goByKey}>
        {state.cards.map(({ item, face }, place) => (
          <MemoryCard
            key={`${item} ${face}`}
            number={place + 1}
            view={cardView(state, place)}
            isInTabOrder={place === focused}
            onFocus={() => setFocused(place)}
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

function focusCard(board: HTMLElement | null, place: number): void {
  const card = board?.children[place]
  if (card instanceof HTMLElement) card.focus({ preventScroll: true })
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

/** The style decides how many columns there are. */
function columnsOf(board: HTMLElement): number {
  return getComputedStyle(board).gridTemplateColumns.split(' ').length
}
