import { useEffect, useEffectEvent } from 'react'

/** Turns pages with the arrow keys, except in fields, among answers and in dialogs. */
export function useArrowKeys(onTurn: (step: 1 | -1) => void): void {
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isField(event.target))
      return
    if (event.key === 'ArrowRight') onTurn(1)
    if (event.key === 'ArrowLeft') onTurn(-1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turn(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    (target.matches('input, select, textarea, [role="menuitem"], [role="switch"]') ||
      target.closest('[data-arrows], dialog') !== null)
  )
}
