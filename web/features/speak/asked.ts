import { useSyncExternalStore } from 'react'
import type { Sayable } from '../../lib/speaking/speaking.tsx'

/** What a press on a page asks for: its texts to be said, from this one on. */
interface Asked {
  texts: readonly Sayable[]
  first: number
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

export function ask(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

export function useAsked(): Asked | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
    () => null,
  )
}
