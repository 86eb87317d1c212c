import { useState } from 'react'
import type { HostView } from '../../../domain/live/messages.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Projector.module.css'

interface HandCountProps {
  view: HostView
  onCount(hands: { right: number; of: number }): void
}

/** Without tablets: the teacher counts the hands that were right. */
export function HandCount({ view: { hands, classSize }, onCount }: HandCountProps) {
  const [of, setOf] = useState(hands?.of ?? classSize)
  const [right, setRight] = useState(hands?.right ?? 0)
  const count = (change: { right?: number; of?: number }) => {
    const next = { right, of, ...change }
    const counted = { of: next.of, right: Math.min(next.right, next.of) }
    setOf(counted.of)
    setRight(counted.right)
    onCount(counted)
  }
  return (
    <fieldset className={styles.hands}>
      <legend>Combien de mains justes?</legend>
      <Counter label="Justes" value={right} max={of} onChange={(value) => count({ right: value })} />
      <Counter label="Élèves" value={of} max={99} onChange={(value) => count({ of: value })} />
    </fieldset>
  )
}

interface CounterProps {
  label: string
  value: number
  max: number
  onChange(value: number): void
}

function Counter({ label, value, max, onChange }: CounterProps) {
  return (
    <div className={styles.counter}>
      <Button
        look="soft"
        aria-label={`${label} : un de moins`}
        isOff={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </Button>
      <label>
        <input
          type="number"
          min={0}
          max={max}
          value={value}
          // Typed digits replace the number.
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(Math.max(0, Math.min(max, Math.round(Number(target.value)))))}
        />{' '}
        {label}
      </label>
      <Button
        look="soft"
        aria-label={`${label} : un de plus`}
        isOff={value >= max}
        onClick={() => onChange(value + 1)}
      >
        +
      </Button>
    </div>
  )
}
