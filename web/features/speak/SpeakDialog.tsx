import { useState } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import { focusOnce } from '../../lib/display/focus-once.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import type { Sayable } from '../../lib/speaking/speaking.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/Picture.tsx'
import type { Exercise } from './roles.ts'
import { rolesOf } from './roles.ts'
import { SayIt, type SayOutcome } from './SayIt.tsx'
import { Stage } from './Stage.tsx'
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
      {text && <SayIt key={place} {...text} onDone={goOn} />}
      {texts.length > 1 && (
        <p className={styles.place}>
          {place + 1} sur {texts.length}
        </p>
      )}
    </Dialog>
  )
}

/** A dialogue in which the pupil plays one role and the site the others. */
function PlayDialog({ dialogue, onClose }: { dialogue: VocabularyDialogue; onClose(): void }) {
  const [role, setRole] = useState<string | null>(null)
  const play = (speaker: string) => {
    unlockSound()
    setRole(speaker)
  }
  return (
    <Dialog isOpen title={dialogue.title} english="Play a part" onClose={onClose}>
      {role === null ? (
        <div className={styles.roles}>
          <p ref={focusOnce} tabIndex={-1}>
            <Bilingual french="Qui es-tu?" english="Who are you?" />
          </p>
          {rolesOf(dialogue).map(({ speaker, image }) => (
            <Button key={speaker} size="pupil" look="soft" onClick={() => play(speaker)}>
              {image !== null && <Picture image={image} word={speaker} size={64} isFirst />}
              {speaker}
            </Button>
          ))}
        </div>
      ) : (
        <Stage dialogue={dialogue} role={role} onOtherRole={() => setRole(null)} onClose={onClose} />
      )}
    </Dialog>
  )
}
