import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IGNORE_PRESS_MS } from '../../domain/games/game.ts'
import styles from './PressGuard.module.css'

interface PressGuardProps {
  /** Identifies the screen. When it changes, presses are ignored for `IGNORE_PRESS_MS`. Null: never ignore presses. */
  screen: string | null
  children: ReactNode
}

/**
 * Ignores presses until a screen has been visible for `IGNORE_PRESS_MS`, so that a double tap does not answer
 * twice.
 */
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

/** Includes `pointerup`, since a drag may have begun on the previous screen. */
const PRESSES = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/**
 * Ignores presses in `element`, and keys pressed while nothing has the focus, for `IGNORE_PRESS_MS`.
 * @returns a function that stops ignoring presses
 */
export function holdPresses(element: Pick<HTMLElement, 'dataset' | 'contains'>): () => void {
  const ignore = (event: Event) => {
    const { target } = event
    const isHere = target instanceof Node && (element.contains(target) || target === document.body)
    if (!isHere || (event instanceof KeyboardEvent && !isPress(event))) return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => {
    clearTimeout(timer)
    delete element.dataset.held
    for (const type of PRESSES) removeEventListener(type, ignore, true)
  }
  const timer = setTimeout(end, IGNORE_PRESS_MS)
  element.dataset.held = ''
  for (const type of PRESSES) addEventListener(type, ignore, true)
  return end
}

/** Whether a key can trigger an action: not Tab or arrow keys, and not a letter typed into a field. */
function isPress({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === 'Enter') return true
  const isWriting = target instanceof Element && target.matches('input, textarea')
  return key.length === 1 && !isWriting && !ctrlKey && !metaKey
}
