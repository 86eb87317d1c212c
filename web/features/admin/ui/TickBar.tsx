import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import styles from './DataTable.module.css'

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
