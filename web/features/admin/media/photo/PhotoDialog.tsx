import { useState } from 'react'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import { CutFrame } from './CutFrame.tsx'
import { CutSliders } from './CutSliders.tsx'
import { type Cut, centredSquare, wholePicture } from './cut.ts'

const INSTRUCTIONS =
  "Tirez le cadre ou ses coins. Ce qui est dans le cadre est gardé; le reste ne quitte pas l'appareil."

interface PhotoDialogProps {
  picture: ImageBitmap
  isSaving: boolean
  error: Error | null
  onKeep(cut: Cut): void
  onClose(): void
}

/** Crops a picture before it is uploaded. */
export function PhotoDialog({ picture, isSaving, error, onKeep, onClose }: PhotoDialogProps) {
  const [cut, setCut] = useState(() => wholePicture(picture))
  const [isSquare, setSquare] = useState(false)
  const toggle = (next: boolean) => {
    setSquare(next)
    setCut(next ? centredSquare(cut) : wholePicture(picture))
  }
  const controls = { picture, cut, isSquare, onCut: setCut }
  return (
    <Dialog isOpen isWide title="Recadrer l'image" onClose={onClose}>
      <div className={form.form}>
        <p>{frenchSpaces(INSTRUCTIONS)}</p>
        <CutFrame {...controls} />
        <CheckField label="En carré" isChecked={isSquare} onCheck={toggle} />
        <details>
          <summary>Régler le cadre au clavier</summary>
          <CutSliders {...controls} />
        </details>
        <div className="row bottom">
          <Button isOff={isSaving} onClick={() => onKeep(cut)}>
            Garder cette image
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annuler
          </Button>
        </div>
        <p role="status">{isSaving && "L'image s'envoie…"}</p>
        <ServerMessage error={error} />
      </div>
    </Dialog>
  )
}
