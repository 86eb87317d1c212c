import { useEffect, useState } from 'react'
import type { LiveGameView } from '../../../domain/live/messages.ts'
import { isCalm } from '../../lib/display/calm.ts'
import styles from './live-game.module.css'

/** The class's right answers as a bar and in numbers. */
export function ClassBar({ bar: { right, of } }: Pick<LiveGameView, 'bar'>) {
  return (
    <span className={styles.classBar}>
      <progress className={styles.bar} max={Math.max(of, 1)} value={Math.min(right, of)} aria-hidden="true" />
      <b>
        <span className="for-ears">Bonnes réponses de la classe : </span>
        {right} / {of}
      </b>
    </span>
  )
}

const TICK_MS = 250

/** The seconds left to think. Calm mode shows none. */
export function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (isCalm()) return null
  return (
    <b className={styles.time} role="timer">
      {Math.max(0, Math.ceil((endsAt - now) / 1000))} s
    </b>
  )
}

/** The items with their index, which distinguishes equal items. */
export function withIndices<Item>(items: readonly Item[]) {
  return items.map((item, place) => ({ item, place }))
}
