import { type ComponentType, useSyncExternalStore } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { SpokenText } from '../../../domain/api/text.ts'
import { session } from '../session/session.ts'
import { SESSION_KEY } from '../session/session-store.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { createStore } from '../store.ts'

/** A text to hear and say, with the path of its picture, if any. */
export interface Sayable extends SpokenText {
  image?: string | null
  /**
   * Called with the child's first verdict on whether their voice sounded like the model. Not called if the
   * text was skipped.
   */
  onSaid?(isSame: boolean): void
}

/** A text or a dialogue to practise saying. */
export type SpeakButtonProps = { text: Sayable } | { dialogue: VocabularyDialogue }

const button = createStore<ComponentType<SpeakButtonProps> | null>(null)

/** Sets the component for all `SpeakSlot`s; null removes it. */
export const setSpeakButton = button.set

/** Placeholder for the button that opens the exercise. Renders nothing until the button has loaded. */
export function SpeakSlot(toSpeak: SpeakButtonProps) {
  const Button = button.use()
  return Button && <Button {...toSpeak} />
}

/** Whether speaking is offered. False for pupils of classes without microphones, and until the session is known. */
export function useCanSpeak(): boolean {
  return useSyncExternalStore(session.subscribe, canSpeak, () => false)
}

function canSpeak(): boolean {
  const user = session.current()
  return user ? user.hasMicrophones !== false : browserStorage.getItem(SESSION_KEY) === null
}
