import type { Asked } from './asked.ts'
import { PlayDialog } from './PlayDialog.tsx'
import { SayItDialog } from './SayItDialog.tsx'

/** What a press on a page asked for. */
export function SpeakDialog({ asked, onClose }: { asked: Asked; onClose(): void }) {
  return 'texts' in asked ? (
    <SayItDialog {...asked} onClose={onClose} />
  ) : (
    <PlayDialog {...asked} onClose={onClose} />
  )
}
