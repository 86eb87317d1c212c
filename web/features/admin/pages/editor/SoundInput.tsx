import { useState } from 'react'
import { mediaUrl } from '../../../../lib/file-urls.ts'
import { playSound } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SoundChoice } from '../../media/SoundChoice.tsx'
import { textOf } from './content-value.ts'
import styles from './Editor.module.css'
import type { EditorProps } from './editor-props.ts'
import type { SoundField } from './form.ts'
import { nameOf } from './name-of.ts'

/** What is heard of a text: the machine, one's own voice or file, or the device. */
export function SoundInput({
  field: { label, isRequired, seconds },
  name,
  value,
  onChange,
  beside,
  onPartsChange,
}: EditorProps<SoundField>) {
  const [isOpen, setOpen] = useState(false)
  const sound = textOf(value)
  const text = nameOf(beside)
  const choose = async (path: string) => {
    setOpen(false)
    if (path === '') {
      if (!isRequired) onChange(null)
    } else if (seconds === undefined) onChange(path)
    else onPartsChange({ [name]: path, [seconds]: await secondsOf(path) })
  }
  return (
    <div className={styles.medium}>
      <span className={styles.mediumLabel}>
        {label} : {voiceName(sound)}
      </span>
      <div className="row tight middle">
        {(sound !== '' || !isRequired) && (
          <Button look="quiet" onClick={() => playSound(sound || null, text)}>
            Écouter
          </Button>
        )}
        <Button look="soft" onClick={() => setOpen(true)}>
          Changer le son
        </Button>
      </div>
      <Dialog isWide isOpen={isOpen} title="Choisir un son" onClose={() => setOpen(false)}>
        <SoundChoice word={text} value={sound} onChoose={(path) => void choose(path)} />
      </Dialog>
    </div>
  )
}

function voiceName(sound: string): string {
  if (sound === '') return "la voix de l'appareil"
  return sound.startsWith('/') ? 'le vôtre' : 'celui du site'
}

/** 0 where it does not load. */
function secondsOf(path: string): Promise<number> {
  const audio = new Audio(mediaUrl(path))
  return new Promise((resolve) => {
    audio.onloadedmetadata = () => resolve(Math.round(audio.duration * 100) / 100)
    audio.onerror = () => resolve(0)
  })
}
