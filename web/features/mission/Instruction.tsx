import { useLayoutEffect } from 'react'
import type { OwlText } from '../../../content/owl-texts.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import type { AskedTask } from '../../../domain/learning/asked-word.ts'
import type { Question } from '../../../domain/learning/question.ts'
import { sentencesOf } from '../../../domain/spoken-sentences.ts'
import { queueInstruction } from '../../lib/sound/sound.ts'
import type { OwlPose } from '../../ui/Owl.tsx'
import { OwlSays } from '../../ui/OwlSays.tsx'
import styles from './MissionRun.module.css'

interface InstructionProps extends OwlText {
  /** Speaks the text once, automatically. */
  isSpoken: boolean
  pose?: OwlPose | undefined
}

/** A short instruction, which the owl can read aloud. */
export function Instruction({ french, english, isSpoken, pose }: InstructionProps) {
  useSpokenInstruction(french, isSpoken)
  return (
    <div className={styles.instruction}>
      <OwlSays french={french} english={english} size={48} pose={pose} />
      <p>
        {french} <small lang="en">{english}</small>
      </p>
    </div>
  )
}

/** Speaks an instruction once. A layout effect, so that it is spoken before the word. */
export function useSpokenInstruction(french: string, isSpoken: boolean): void {
  useLayoutEffect(() => {
    if (!isSpoken) return
    for (const sentence of sentencesOf(french)) queueInstruction(soundPath(sentence), sentence)
  }, [isSpoken, french])
}

const taskTexts: Record<AskedTask, OwlText> = {
  recognise: {
    french: "Touche l'image qui va avec le mot.",
    english: 'Tap the picture that goes with the word.',
  },
  listen: { french: 'Écoute, puis touche la bonne image.', english: 'Listen, then tap the right picture.' },
  recall: { french: 'Touche le bon mot.', english: 'Tap the right word.' },
  spell: { french: 'Écris le mot avec les lettres.', english: 'Spell the word with the letters.' },
}

/** The instruction of a question. Words without a picture are chosen among texts. */
export function instructionOf({ task, face }: Pick<Question, 'task' | 'face'>): OwlText {
  return taskTexts[task === 'spell' || face === 'picture' ? task : 'recall']
}
