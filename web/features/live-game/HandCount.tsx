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
  const [counted, setCounted] = useState(hands ?? { right: 0, of: classSize })
  const countedWith = (change: { right: number } | { of: number }) => {
    const { right, of } = { ...counted, ...change }
    return { right: Math.min(right, of), of }
  }
  const count = (change: { right: number } | { of: number }) => {
    const next = countedWith(change)
    setCounted(next)
    onCount(next)
  }
  return (
    <fieldset className={styles.hands}>
      <legend>Combien de mains justes?</legend>
      <Counter
        label="Justes"
        value={counted.right}
        max={counted.of}
        onTyped={(right) => onCount(countedWith({ right }))}
        onChange={(right) => count({ right })}
      />
      <Counter
        label="Élèves"
        value={counted.of}
        max={99}
        onTyped={(of) => onCount(countedWith({ of }))}
        onChange={(of) => count({ of })}
      />
      {/* The counter begins with 0, which is not counted before a press. */}
      <Button look="soft" aria-pressed={hands?.right === 0} onClick={() => count({ right: 0 })}>
        Aucune
      </Button>
    </fieldset>
  )
}

interface CounterProps {
  label: string
  value: number
  max: number
  /** Called for each typed digit. The number may be unfinished, so it must not change the other counter. */
  onTyped(value: number): void
  onChange(value: number): void
}

function Counter({ label, value, max, onTyped, onChange }: CounterProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const numberIn = (text: string) => Math.max(0, Math.min(max, Math.round(Number(text))))
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
          value={typed ?? value}
          // Typed digits replace the number.
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '') onTyped(numberIn(target.value))
          }}
          onBlur={() => {
            if (typed === null) return
            setTyped(null)
            onChange(typed === '' ? value : numberIn(typed))
          }}
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
