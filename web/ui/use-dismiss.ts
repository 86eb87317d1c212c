import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `close` on a click outside `area`, a focus change to the outside, or Escape, which refocuses the opener. */
export function useDismiss(area: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const isInside = (target: EventTarget | null) => target instanceof Node && area.current?.contains(target)
  const onPointer = useEffectEvent((event: Event) => {
    if (!isInside(event.target)) close()
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    // Only if the focus was inside: Safari does not focus a tapped button, and a heading may take the focus.
    if (isInside(event.relatedTarget) && !isInside(event.target)) close()
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Focus the outermost visible opener, because it hides the others.
    const openers = area.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"]') ?? []
    ;[...openers].find(({ offsetParent }) => offsetParent !== null)?.focus()
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
