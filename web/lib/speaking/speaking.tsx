import { type ComponentType, useSyncExternalStore } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { SpokenText } from '../../../domain/api/text.ts'

/** A text to hear and to say, and the path of its picture, where it has one. */
export interface Sayable extends SpokenText {
  image?: string | null
  /** Whether the child found itself the same at first; not called where it skipped the text. */
  onSaid?(isSame: boolean): void
}

/** What is to be said: a text, or a role of a dialogue. */
export type ToSpeak = { text: Sayable } | { dialogue: VocabularyDialogue }

let button: ComponentType<ToSpeak> | null = null
const listeners = new Set<() => void>()

/** From now on this stands in all places for it; null takes it away. */
export function offerSpeaking(offered: typeof button): void {
  button = offered
  for (const listener of listeners) listener()
}

/** The place of the button that opens the exercise: nothing until the button is there, which no page waits for. */
export function SpeakPlace(toSpeak: ToSpeak) {
  const Button = useSyncExternalStore(
    subscribe,
    () => button,
    () => null,
  )
  return Button && <Button {...toSpeak} />
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
