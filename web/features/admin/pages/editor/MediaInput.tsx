import { useState } from 'react'
import { mediaUrl } from '../../../../lib/file-urls.ts'
import { playSound } from '../../../../lib/sound/sound.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { PictureChoice } from '../../media/PictureChoice.tsx'
import { SoundChoice } from '../../media/SoundChoice.tsx'
import { itemName, textOf } from './content-value.ts'
import styles from './editor.module.css'
import type { EditorProps, PictureField, SoundField } from './form.ts'

/** Edits a picture or the sound of a text: one of the site's or the teacher's own. Without a sound, the device's voice reads the text. */
export function MediaInput(props: EditorProps<PictureField | SoundField>) {
  const { field, name, value, onChange, parentValue, onPartsChange } = props
  const [isOpen, setOpen] = useState(false)
  const path = textOf(value)
  const word = itemName(parentValue)
  const isPicture = field.kind === 'picture'
  const measuredPart = isPicture ? field.ratio : field.seconds
  const Choice = isPicture ? PictureChoice : SoundChoice
  const choose = async (chosen: string) => {
    setOpen(false)
    if (chosen === '') {
      if (!field.isRequired) onChange(null)
    } else if (measuredPart === undefined) onChange(chosen)
    else {
      const measured = await (isPicture ? aspectRatioOf(chosen) : secondsOf(chosen))
      onPartsChange({ [name]: chosen, [measuredPart]: measured })
    }
  }
  return (
    <div className={styles.medium}>
      <span className={styles.mediumLabel}>
        {isPicture ? field.label : `${field.label} : ${voiceName(path)}`}
      </span>
      <div className="row tight middle">
        {isPicture && path !== '' && <Picture image={path} word={word} size={64} />}
        {!isPicture && (path !== '' || !field.isRequired) && (
          <Button look="quiet" onClick={() => playSound(path || null, word)}>
            Écouter
          </Button>
        )}
        <Button look="soft" onClick={() => setOpen(true)}>
          {!isPicture && 'Changer le son'}
          {isPicture && (path === '' ? 'Choisir une image' : "Changer l'image")}
        </Button>
      </div>
      <Dialog
        isWide
        isOpen={isOpen}
        title={isPicture ? 'Choisir une image' : 'Choisir un son'}
        onClose={() => setOpen(false)}
      >
        <Choice word={word} value={path} onChoose={(chosen) => void choose(chosen)} />
      </Dialog>
    </div>
  )
}

function voiceName(sound: string): string {
  if (sound === '') return "la voix de l'appareil"
  return sound.startsWith('/') ? 'le vôtre' : 'celui du site'
}

/** Width divided by height. 1 if the picture does not load. */
async function aspectRatioOf(path: string): Promise<number> {
  const picture = new Image()
  picture.src = mediaUrl(path)
  await picture.decode().catch(() => undefined)
  return picture.naturalHeight > 0 ? picture.naturalWidth / picture.naturalHeight : 1
}

/** Rounded to hundredths. 0 if the sound does not load. */
function secondsOf(path: string): Promise<number> {
  const audio = new Audio(mediaUrl(path))
  return new Promise((resolve) => {
    audio.onloadedmetadata = () => resolve(Math.round(audio.duration * 100) / 100)
    audio.onerror = () => resolve(0)
  })
}
