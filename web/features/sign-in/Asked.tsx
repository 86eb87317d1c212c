import type { ReactNode } from 'react'
import styles from './Asked.module.css'
import { focusOnce } from './focus-once.ts'

interface AskedProps {
  id?: string
  /** The owl button that reads the instruction aloud. */
  owl: ReactNode
  french: string
  english: string
}

/** An instruction with the owl next to it. Takes the focus when it appears, as the start of the step. */
export function Asked({ id, owl, french, english }: AskedProps) {
  return (
    <div className="line">
      {owl}
      <p ref={focusOnce} tabIndex={-1} className={styles.asked} id={id}>
        {french} <small lang="en">{english}</small>
      </p>
    </div>
  )
}
