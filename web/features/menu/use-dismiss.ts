import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While something is open in `area`: a click outside, Escape, or the focus leaving it asks for `close`.
 * Escape puts the focus back on the button that opened it.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !area.current?.contains(event.target)) close()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    const openers = area.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"]')
    openers?.[openers.length - 1]?.focus()
    close()
  })

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', onOutside, { signal })
    document.addEventListener('focusin', onOutside, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [isOpen])
}
