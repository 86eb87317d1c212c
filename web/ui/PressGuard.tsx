import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { holdPresses } from './hold-presses.ts'
import styles from './PressGuard.module.css'

interface PressGuardProps {
  /** Identifies the screen. When it changes, presses are ignored for `IGNORE_PRESS_MS`. Null: never ignore presses. */
  screen: string | null
  children: ReactNode
}

/** Ignores presses until a screen has been visible for `IGNORE_PRESS_MS`, so that a double tap does not answer twice. */
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
