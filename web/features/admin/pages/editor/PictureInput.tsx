import { useState } from 'react'
import { mediaUrl } from '../../../../lib/file-urls.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { PictureChoice } from '../../media/PictureChoice.tsx'
import { textOf } from './content-value.ts'
import styles from './Editor.module.css'
import type { EditorProps } from './editor-props.ts'
import type { PictureField } from './form.ts'
import { nameOf } from './name-of.ts'

/** A picture of the site's, or one's own. */
export function PictureInput({
  field: { label, isRequired, ratio },
  name,
  value,
  onChange,
  beside,
  onPartsChange,
}: EditorProps<PictureField>) {
  const [isOpen, setOpen] = useState(false)
  const image = textOf(value)
  const choose = async (path: string) => {
    setOpen(false)
    if (path === '') {
      if (!isRequired) onChange(null)
    } else if (ratio === undefined) onChange(path)
    else onPartsChange({ [name]: path, [ratio]: await ratioOf(path) })
  }
  return (
    <div className={styles.medium}>
      <span className={styles.mediumLabel}>{label}</span>
      <div className="row tight middle">
        {image !== '' && <Picture image={image} word={nameOf(beside)} size={64} />}
        <Button look="soft" onClick={() => setOpen(true)}>
          {image === '' ? 'Choisir une image' : "Changer l'image"}
        </Button>
      </div>
      <Dialog isWide isOpen={isOpen} title="Choisir une image" onClose={() => setOpen(false)}>
        <PictureChoice word={nameOf(beside)} value={image} onChoose={(path) => void choose(path)} />
      </Dialog>
    </div>
  )
}

/** Width divided by height; 1 where the picture does not load. */
async function ratioOf(path: string): Promise<number> {
  const picture = new Image()
  picture.src = mediaUrl(path)
  await picture.decode().catch(() => undefined)
  return picture.naturalHeight > 0 ? picture.naturalWidth / picture.naturalHeight : 1
}
