import { useLayoutEffect, useRef } from 'react'
import { stopSound } from '../../lib/sound/sound.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './frame.module.css'

interface NextButtonProps {
  children: string
  english: string
  onNext(): void
}

/**
 * Continues a game that waits for the player, and stops speech. Takes the focus, because it is the only
 * action.
 */
export function NextButton({ children, english, onNext }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button
      ref={button}
      size="pupil"
      className={styles.tool}
      onClick={() => {
        stopSound()
        onNext()
      }}
      onKeyDown={(event) => {
        // Ignore the repeats of the key that gave the answer.
        if (event.repeat) event.preventDefault()
      }}
    >
      <PlayIcon /> <Bilingual french={children} english={english} />
    </Button>
  )
}
