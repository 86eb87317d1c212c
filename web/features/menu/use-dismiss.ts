import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While something is open in `area`: a click outside, Escape, or the focus leaving it asks for `close`.
 * Escape puts the focus back on the button that opened it.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const isInside = (target: EventTarget | null) => target instanceof Node && area.current?.contains(target)
  const onPointer = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) close()
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    // Safari gives no focus to a button that is tapped: a heading that then takes it has not taken it from here.
    if (isInside(event.relatedTarget) && !isInside(event.target)) close()
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
    document.addEventListener('pointerdown', onPointer, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [isOpen])
}
