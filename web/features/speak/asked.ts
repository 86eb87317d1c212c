import { useSyncExternalStore } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'

/** Opened by a button: a page's texts to say, starting at `first`, or a dialogue to act out. */
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
