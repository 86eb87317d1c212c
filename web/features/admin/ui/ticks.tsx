import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './ui.module.css'

/** The ticked rows of a table. A row that is no longer in the table does not count. */
export function useTicks<Row>(rows: readonly Row[], rowID: (row: Row) => string | number) {
  const [ids, setIDs] = useState<ReadonlySet<string | number>>(new Set())
  return {
    /** The ticked rows in table order. Rows hidden by a filter stay ticked. */
    rows: rows.filter((row) => ids.has(rowID(row))),
    has: (row: Row) => ids.has(rowID(row)),
    set: (some: readonly Row[], isTicked: boolean) =>
      setIDs((before) => {
        const after = new Set(before)
        for (const row of some) {
          if (isTicked) after.add(rowID(row))
          else after.delete(rowID(row))
        }
        return after
      }),
    clear: () => setIDs(new Set()),
  }
}

interface TickBarProps {
  count: number
  onClear(): void
  children: ReactNode
}

/** Announces the number of ticked rows and holds the actions for them. */
export function TickBar({ count, onClear, children }: TickBarProps) {
  return (
    <div className={`for-screen ${styles.ticked}`} data-any={count > 0 || undefined}>
      <p role="status">{count === 0 ? 'Cochez des lignes pour agir sur plusieurs.' : `Cochés : ${count}`}</p>
      {count > 0 && (
        <>
          {children}
          <Button look="quiet" onClick={onClear}>
            Tout décocher
          </Button>
        </>
      )}
    </div>
  )
}

interface TickBoxProps {
  /** Accessible name: "Choisir Alice". */
  name: string
  isTicked: boolean
  /** True if any of the rows is ticked. */
  isPartly?: boolean
  onTick(isTicked: boolean): void
}

export function TickBox({ name, isTicked, isPartly = false, onTick }: TickBoxProps) {
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isTicked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isTicked
        }}
        onChange={({ target }) => onTick(target.checked)}
      />
    </label>
  )
}
