import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { frenchLetter } from '../../../domain/games/french-letters.ts'

/** Listens for letters typed anywhere, except in fields and in dialogs that do not contain the board. */
export function useTypedLetters(
  board: RefObject<HTMLElement | null>,
  isOn: boolean,
  onLetter: (letter: string) => void,
  onBackspace = () => {},
): void {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest('input, textarea, dialog')
    if ((elsewhere && !elsewhere.contains(board.current)) || event.repeat || event.ctrlKey || event.metaKey)
      return
    if (frenchLetter(event.key, false) !== null) onLetter(event.key)
    else if (event.key === 'Backspace') onBackspace()
  })
  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => type(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
