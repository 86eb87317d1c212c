import { useSyncExternalStore } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'

/** What a press on a page asks for: its texts to be said, from this one on; or a dialogue to be played. */
export type Asked = { texts: readonly Sayable[]; first: number } | { dialogue: VocabularyDialogue }

let asked: Asked | null = null
const listeners = new Set<() => void>()

export function ask(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

export function useAsked(): Asked | null {
  return useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
