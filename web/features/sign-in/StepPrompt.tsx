import { type ReactNode, useEffect } from 'react'
import { soundPath } from '../../../content/words/media-path.ts'
import { sentencesOf } from '../../../domain/spoken-sentences.ts'
import { focusOnce } from '../../lib/display/focus-once.ts'
import { queueInstruction } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import styles from './sign-in.module.css'

/**
 * Speaks a step's instruction when it appears, unless the page has not been touched yet: browsers would
 * refuse.
 */
export function useSpokenPrompt(french: string): void {
  useEffect(() => {
    if (!navigator.userActivation?.hasBeenActive) return
    for (const sentence of sentencesOf(french)) queueInstruction(soundPath(sentence), sentence)
  }, [french])
}

interface StepPromptProps {
  id?: string
  /** The owl button that reads the instruction aloud. */
  owl: ReactNode
  french: string
  english: string
}

/** An instruction with the owl next to it. Takes the focus when it appears, as the start of the step, and is spoken. */
export function StepPrompt({ id, owl, french, english }: StepPromptProps) {
  useSpokenPrompt(french)
  return (
    <div className="line">
      {owl}
      <p ref={focusOnce} tabIndex={-1} className={styles.asked} id={id}>
        <Bilingual french={french} english={english} />
      </p>
    </div>
  )
}
