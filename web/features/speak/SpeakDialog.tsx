import type { Exercise } from './open-exercise.ts'
import { PlayDialog } from './PlayDialog.tsx'
import { SayItDialog } from './SayItDialog.tsx'

/** The exercise or dialogue that a button has opened. */
export function SpeakDialog({ exercise, onClose }: { exercise: Exercise; onClose(): void }) {
  return 'texts' in exercise ? (
    <SayItDialog {...exercise} onClose={onClose} />
  ) : (
    <PlayDialog {...exercise} onClose={onClose} />
  )
}
