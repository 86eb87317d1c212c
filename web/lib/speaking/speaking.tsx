import { type ComponentType, useSyncExternalStore } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { SpokenText } from '../../../domain/api/text.ts'

/** A text to hear and say, with the path of its picture, if any. */
export interface Sayable extends SpokenText {
  image?: string | null
  /** Called with the child's first verdict on whether it sounded the same. Not called if the text was skipped. */
  onSaid?(isSame: boolean): void
}

/** A text or a dialogue to practise saying. */
export type ToSpeak = { text: Sayable } | { dialogue: VocabularyDialogue }

let button: ComponentType<ToSpeak> | null = null
const listeners = new Set<() => void>()

/** Sets the component for all `SpeakPlace`s; null removes it. */
export function offerSpeaking(offered: typeof button): void {
  button = offered
  for (const listener of listeners) listener()
}

/** Placeholder for the button that opens the exercise. Renders nothing until the button has loaded. */
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
