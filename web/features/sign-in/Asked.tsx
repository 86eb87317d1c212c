import type { ReactNode } from 'react'
import styles from './Asked.module.css'
import { focusOnce } from './focus-once.ts'

interface AskedProps {
  id?: string
  /** The owl that says it. */
  owl: ReactNode
  french: string
  english: string
}

/** What is to be done, with the owl beside it. It takes the focus when it comes, which is then where the step begins. */
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
