import { useEffect, useRef } from 'react'
import { frenchLetter } from '../../../domain/games/french-letters.ts'

/** Letters typed on a keyboard, wherever the focus is but in a field or a dialog. */
export function useTypedLetters(isOn: boolean, onLetter: (letter: string) => void): void {
  const latest = useRef(onLetter)
  useEffect(() => {
    latest.current = onLetter
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea, dialog')
      if (isElsewhere || event.repeat || event.ctrlKey || event.metaKey) return
      if (frenchLetter(event.key, false) !== null) latest.current(event.key)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
