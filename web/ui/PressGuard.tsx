import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdPresses } from './hold-presses.ts'
import styles from './PressGuard.module.css'

interface PressGuardProps {
  /** A name for what is shown: when it changes, presses count again only after a while. Null where they count at once. */
  screen: string | null
  children: ReactNode
}

/** A press counts only on what has been on the screen for `SEEN_MS`: the second tap of a double one answers nothing. */
export function PressGuard({ screen, children }: PressGuardProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (screen !== null && box.current) return holdPresses(box.current)
  }, [screen])
  return (
    <div ref={box} className={styles.guard}>
      {children}
    </div>
  )
}
