import type { ReactNode } from 'react'
import { focusOnce } from './focus-once.ts'
import styles from './StepPrompt.module.css'

interface StepPromptProps {
  id?: string
  /** The owl button that reads the instruction aloud. */
  owl: ReactNode
  french: string
  english: string
}

/** An instruction with the owl next to it. Takes the focus when it appears, as the start of the step. */
export function StepPrompt({ id, owl, french, english }: StepPromptProps) {
  return (
    <div className="line">
      {owl}
      <p ref={focusOnce} tabIndex={-1} className={styles.asked} id={id}>
        {french} <small lang="en">{english}</small>
      </p>
    </div>
  )
}
