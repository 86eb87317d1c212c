import type { OwlText } from '../../../content/owl-texts.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import { sentencesOf } from '../../../domain/spoken-sentences.ts'
import { queueInstruction, stopSound, turnSoundOn } from './sound.ts'

/**
 * Speaks the French text, then the English one unless the class hides it. Speaks sentence by sentence and
 * replaces other sounds.
 */
export function sayText({ french, english }: OwlText): void {
  stopSound()
  for (const sentence of sentencesOf(french)) queueInstruction(soundPath(sentence), sentence)
  if (document.documentElement.dataset.english === 'never') return
  for (const sentence of sentencesOf(english)) queueInstruction(soundPath(sentence), sentence, true)
}

/** Like `sayText`, for buttons that do nothing but read a text aloud. */
export function listenToText(text: OwlText): void {
  turnSoundOn()
  sayText(text)
}
