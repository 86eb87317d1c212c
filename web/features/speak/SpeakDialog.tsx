import type { Asked } from './asked.ts'
import { PlayDialog } from './PlayDialog.tsx'
import { SayItDialog } from './SayItDialog.tsx'

/** The exercise or dialogue that a button has opened. */
export function SpeakDialog({ asked, onClose }: { asked: Asked; onClose(): void }) {
  return 'texts' in asked ? (
    <SayItDialog {...asked} onClose={onClose} />
  ) : (
    <PlayDialog {...asked} onClose={onClose} />
  )
}
