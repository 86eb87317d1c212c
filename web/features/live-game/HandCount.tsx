import { useState } from 'react'
import type { HostView } from '../../../domain/live/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { type Counted, type OwnCount, unconfirmedCount } from './own-count.ts'
import styles from './Projector.module.css'

interface HandCountProps {
  view: HostView
  onCount(hands: { right: number; of: number }): void
}

/** Without tablets: the teacher counts the hands that were right. */
export function HandCount({ view: { hands, classSize }, onCount }: HandCountProps) {
  const [own, setOwn] = useState<OwnCount | null>(null)
  const unconfirmed = unconfirmedCount(own, hands)
  if (unconfirmed !== own) setOwn(unconfirmed)
  const counted: Counted = unconfirmed?.shown ?? hands ?? { right: null, of: classSize }
  const countedWith = (change: Partial<Counted>): Counted => {
    const { right, of } = { ...counted, ...change }
    return { right: right === null ? null : Math.min(right, of), of }
  }
  const send = ({ right, of }: Counted) => {
    if (right !== null) onCount({ right, of })
  }
  const count = (change: Partial<Counted>) => {
    const next = countedWith(change)
    setOwn({ shown: next, sent: next })
    send(next)
  }
  const type = (change: Partial<Counted>) => {
    const sent = countedWith(change)
    setOwn({ shown: counted, sent })
    send(sent)
  }
  return (
    <fieldset className={styles.hands}>
      <legend>Combien de mains justes?</legend>
      <Counter
        label="Justes"
        value={counted.right}
        max={counted.of}
        onTyped={(right) => type({ right })}
        onChange={(right) => count({ right })}
      />
      <Counter
        label="Élèves"
        value={counted.of}
        max={99}
        onTyped={(of) => type({ of })}
        onChange={(of) => count({ of })}
      />
    </fieldset>
  )
}

interface CounterProps {
  label: string
  /** Null until something is entered. */
  value: number | null
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
        aria-label={value === null ? `${label} : 0` : `${label} : un de moins`}
        isOff={value === 0}
        onClick={() => onChange(value === null ? 0 : value - 1)}
      >
        {value === null ? '0' : '−'}
      </Button>
      <label>
        <input
          type="number"
          min={0}
          max={max}
          value={typed ?? value ?? ''}
          // Typed digits replace the number.
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '') onTyped(numberIn(target.value))
          }}
          onBlur={() => {
            if (typed === null) return
            setTyped(null)
            const entered = typed === '' ? value : numberIn(typed)
            if (entered !== null) onChange(entered)
          }}
        />{' '}
        {label}
      </label>
      <Button
        look="soft"
        aria-label={`${label} : un de plus`}
        isOff={(value ?? 0) >= max}
        onClick={() => onChange((value ?? 0) + 1)}
      >
        +
      </Button>
    </div>
  )
}
