import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'

interface NextButtonProps {
  children: string
  onNext(): void
}

/** Goes on, where the game waits for the player. It takes the focus: there is nothing else to do. */
export function NextButton({ children, onNext }: NextButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <Button
      ref={button}
      size="pupil"
      onClick={onNext}
      onKeyDown={(event) => {
        // The key that gave the answer may still be down.
        if (event.repeat) event.preventDefault()
      }}
    >
      {children} <small lang="en">Play Again</small>
    </Button>
  )
}
