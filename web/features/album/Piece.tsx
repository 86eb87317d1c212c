import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react'
import type { Place } from '../../../content/week-pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './album.module.css'
import { inside, type PlacedWord, sideOf, styleAt } from './placement.ts'

/** A pointer that moves less, in CSS pixels, only presses the word. */
const MIN_DRAG = 8
/** Distance of an arrow key, in percent of the picture. */
const STEP = 3
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

interface PieceProps {
  word: PlacedWord
  at: Place
  /** The picture that the word stays in. */
  scene: RefObject<HTMLElement | null>
  isChosen: boolean
  onSay(): void
  onMove(at: Place): void
  /** The word stays there. */
  onDrop(at: Place): void
}

/** A word in the picture: a press speaks it, a drag or an arrow key moves it. */
export function Piece({ word, at, scene, isChosen, onSay, onMove, onDrop }: PieceProps) {
  const drag = useRef<{ from: Place; start: Place; at: Place | null } | null>(null)
  const wasDragged = useRef(false)

  const start = (event: PointerEvent<HTMLButtonElement>) => {
    wasDragged.current = false
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: [event.clientX, event.clientY], start: at, at: null }
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { current } = drag
    if (!current || !scene.current) return
    const [x, y] = [clientX - current.from[0], clientY - current.from[1]]
    if (!current.at && Math.hypot(x, y) < MIN_DRAG) return
    const { clientWidth, clientHeight } = scene.current
    current.at = inside([
      current.start[0] + (100 * x) / clientWidth,
      current.start[1] + (100 * y) / clientHeight,
    ])
    onMove(current.at)
  }
  const end = () => {
    const dropped = drag.current?.at ?? null
    drag.current = null
    wasDragged.current = dropped !== null
    if (dropped) onDrop(dropped)
  }
  const press = ({ detail }: MouseEvent) => {
    // A click with the keyboard has no detail.
    if (detail === 0 || !wasDragged.current) onSay()
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    onDrop(inside([at[0] + step[0], at[1] + step[1]]))
  }

  return (
    <li
      className={styles.piece}
      style={styleAt(at)}
      data-chosen={isChosen || undefined}
      data-side={sideOf(at)}
    >
      <button
        type="button"
        className={styles.button}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={press}
        onKeyDown={pressKey}
      >
        <Picture image={word.image} word={word.french} size={132} className={styles.picture ?? ''} />
        <span className={styles.sceneName}>{word.french}</span>
      </button>
    </li>
  )
}
