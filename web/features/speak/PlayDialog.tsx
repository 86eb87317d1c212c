import { useState } from 'react'
import type { VocabularyDialogue } from '../../../domain/api/page.ts'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './PlayDialog.module.css'
import { rolesOf } from './roles.ts'
import { Stage } from './Stage.tsx'

interface PlayDialogProps {
  dialogue: VocabularyDialogue
  onClose(): void
}

/** A dialogue in which the pupil plays one role and the site the others. */
export function PlayDialog({ dialogue, onClose }: PlayDialogProps) {
  const [role, setRole] = useState<string | null>(null)
  const play = (speaker: string) => {
    unlockSound()
    setRole(speaker)
  }
  return (
    <Dialog isOpen title={dialogue.title} english="Play a part" onClose={onClose}>
      {role === null ? (
        <div className={styles.roles}>
          <p>
            Qui es-tu? <small lang="en">Who are you?</small>
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
