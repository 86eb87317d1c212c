import { useState } from 'react'
import { createPortal } from 'react-dom'
import { playSound } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import styles from './MediaField.module.css'
import { PictureChoice } from './PictureChoice.tsx'
import { SoundChoice } from './SoundChoice.tsx'

interface MediaFieldProps {
  kind: 'picture' | 'sound'
  /** What the item is about. */
  word: string
  /** A path under the media base or the address of a stored file; empty where there is none. */
  value: string
  onChoose(value: string): void
}

/** The picture or the sound of an item: as it is, and the way to another. */
export function MediaField({ kind, word, value, onChoose }: MediaFieldProps) {
  /** Undefined until it is first opened; then it stays, so that it can close in its own way. */
  const [isOpen, setOpen] = useState<boolean>()
  const name = kind === 'picture' ? 'Image' : 'Son'
  const choose = (next: string) => {
    onChoose(next)
    setOpen(false)
  }
  return (
    <div className={styles.field}>
      {kind === 'picture' && value !== '' && <Picture key={value} image={value} word={word} size={44} />}
      {kind === 'sound' && value !== '' && (
        <Button look="quiet" onClick={() => playSound(value, word)}>
          <PlayIcon />
          <span className="for-ears">Écouter {word}</span>
        </Button>
      )}
      <Button look="soft" onClick={() => setOpen(true)}>
        {name}…<span className="for-ears"> pour {word}</span>
      </Button>
      {/* Beside a form that it may stand in: Enter in its search would send that. */}
      {isOpen !== undefined &&
        createPortal(
          <Dialog
            isWide
            isOpen={isOpen}
            title={kind === 'picture' ? `L'image de « ${word} »` : `Le son de « ${word} »`}
            onClose={() => setOpen(false)}
          >
            {kind === 'picture' ? (
              <PictureChoice word={word} value={value} onChoose={choose} />
            ) : (
              <SoundChoice word={word} value={value} onChoose={choose} />
            )}
          </Dialog>,
          document.body,
        )}
    </div>
  )
}
