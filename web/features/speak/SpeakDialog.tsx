import { useState } from 'react'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Exercise } from './open-exercise.ts'
import { PlayDialog } from './PlayDialog.tsx'
import { SayIt, type SayOutcome } from './SayIt.tsx'
import styles from './speak.module.css'

/** The exercise or dialogue that a button has opened. */
export function SpeakDialog({ exercise, onClose }: { exercise: Exercise; onClose(): void }) {
  return 'texts' in exercise ? (
    <SayItDialog {...exercise} onClose={onClose} />
  ) : (
    <PlayDialog {...exercise} onClose={onClose} />
  )
}

interface SayItDialogProps {
  texts: readonly Sayable[]
  /** Index of the text to start with. */
  first: number
  onClose(): void
}

/** The texts of a page, one after another. */
function SayItDialog({ texts, first, onClose }: SayItDialogProps) {
  const [place, setPlace] = useState(first)
  const text = texts[place]
  const goOn = (outcome: SayOutcome) => {
    if (outcome !== 'skipped') text?.onSaid?.(outcome === 'same')
    if (place + 1 < texts.length) setPlace(place + 1)
    else onClose()
  }
  return (
    <Dialog isOpen title="Dis-le!" english="Say it!" onClose={onClose}>
      {text && <SayIt key={text.french} {...text} onDone={goOn} />}
      {texts.length > 1 && (
        <p className={styles.place}>
          {place + 1} sur {texts.length}
        </p>
      )}
    </Dialog>
  )
}
