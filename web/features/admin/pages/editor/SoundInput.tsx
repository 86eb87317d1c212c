import { useState } from 'react'
import { partOf } from '../../../../../domain/part-of.ts'
import { mediaUrl } from '../../../../lib/media-url.ts'
import { playSound } from '../../../../lib/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SoundPicker } from '../../media/SoundPicker.tsx'
import { textOf } from './content-value.ts'
import styles from './Editor.module.css'
import type { EditorProps } from './FieldEditor.tsx'
import type { SoundField } from './form.ts'
import { nameOf } from './name-of.ts'
import { machineSound } from './sound-of-text.ts'

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
  const machine = isRequired ? null : machineSound(textOf(partOf(beside, 'french')))
  const choose = async (path: string) => {
    setOpen(false)
    if (seconds === undefined) onChange(path)
    else onPartsChange({ [name]: path, [seconds]: await secondsOf(path) })
  }
  return (
    <div className={styles.medium}>
      <span className={styles.mediumLabel}>
        {label} : {voiceName(sound)}
      </span>
      <div className={styles.actions}>
        {(sound !== '' || !isRequired) && (
          <Button look="quiet" onClick={() => playSound(sound === '' ? null : mediaUrl(sound), text)}>
            Écouter
          </Button>
        )}
        <Button look="soft" onClick={() => setOpen(true)}>
          Changer le son
        </Button>
        {machine !== null && machine !== sound && (
          <Button look="quiet" onClick={() => onChange(machine)}>
            Voix de la machine
          </Button>
        )}
        {sound !== '' && !isRequired && (
          <Button look="quiet" onClick={() => onChange(null)}>
            Sans enregistrement
          </Button>
        )}
      </div>
      {isOpen && (
        <SoundPicker text={text} onPick={(path) => void choose(path)} onClose={() => setOpen(false)} />
      )}
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
