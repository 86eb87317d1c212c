import { useState } from 'react'
import { createPortal } from 'react-dom'
import { listen } from '../../../lib/sound/sound.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PlayIcon } from '../../../ui/PlayIcon.tsx'
import styles from './media.module.css'
import { PictureChoice } from './PictureChoice.tsx'
import { SoundChoice } from './SoundChoice.tsx'

interface MediaFieldProps {
  kind: 'picture' | 'sound'
  /** The item's word. */
  word: string
  /** A path under the media base or the address of a stored file; empty for none. */
  value: string
  onChoose(value: string): void
}

/** Shows the picture or sound of an item and opens a dialog to choose another. */
export function MediaField({ kind, word, value, onChoose }: MediaFieldProps) {
  /** Undefined until the dialog is first opened; afterwards it stays mounted to animate its closing. */
  const [isOpen, setOpen] = useState<boolean>()
  const name = kind === 'picture' ? 'Image' : 'Son'
  const choose = (next: string) => {
    onChoose(next)
    setOpen(false)
  }
  return (
    <div className={`line tight ${styles.field}`}>
      {kind === 'picture' && value !== '' && <Picture key={value} image={value} word={word} size={44} />}
      {kind === 'sound' && value !== '' && (
        <Button look="quiet" onClick={() => listen(value, word)}>
          <PlayIcon />
          <span className="for-ears">Écouter {word}</span>
        </Button>
      )}
      <Button look="soft" onClick={() => setOpen(true)}>
        {name}…<span className="for-ears"> pour {word}</span>
      </Button>
      {/* Rendered outside a surrounding form, which Enter in the search would submit. */}
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
