import { useLayoutEffect, useRef } from 'react'
import { stopSound } from '../lib/sound/sound.ts'
import { Button } from '../ui/Button.tsx'
import { PlayIcon } from '../ui/PlayIcon.tsx'
import styles from './tool.module.css'

interface NextButtonProps {
  children: string
  english: string
  onNext(): void
}

/**
 * Goes on, where the game waits for the player: what was still said is left behind. It takes the focus: there is nothing
 * else to do.
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
        // The key that gave the answer may still be down.
        if (event.repeat) event.preventDefault()
      }}
    >
      <PlayIcon /> {children} <small lang="en">{english}</small>
    </Button>
  )
}
