import type { ComponentType } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import type { SpokenText } from '../../../domain/api/text.ts'
import { sharedValue } from '../shared-value.ts'

/** A text to hear and say, with the path of its picture, if any. */
export interface Sayable extends SpokenText {
  image?: string | null
  /** Called with the child's first verdict on whether it sounded the same. Not called if the text was skipped. */
  onSaid?(isSame: boolean): void
}

/** A text or a dialogue to practise saying. */
export type ToSpeak = { text: Sayable } | { dialogue: VocabularyDialogue }

const button = sharedValue<ComponentType<ToSpeak> | null>(null)

/** Sets the component for all `SpeakPlace`s; null removes it. */
export const offerSpeaking = button.set

/** Placeholder for the button that opens the exercise. Renders nothing until the button has loaded. */
export function SpeakPlace(toSpeak: ToSpeak) {
  const Button = button.use()
  return Button && <Button {...toSpeak} />
}
