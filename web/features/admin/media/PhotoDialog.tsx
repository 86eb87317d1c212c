import { useState } from 'react'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckField } from '../ui/CheckField.tsx'
import form from '../ui/form.module.css'
import { ServerMessage } from '../ui/ServerMessage.tsx'
import { CutFrame } from './CutFrame.tsx'
import { CutSliders } from './CutSliders.tsx'
import { type Cut, squareIn, wholeOf } from './cut.ts'

const HOW =
  "Tirez le cadre ou ses coins. Ce qui est dans le cadre est gardé; le reste ne quitte pas l'appareil."

interface PhotoDialogProps {
  picture: ImageBitmap
  isSaving: boolean
  error: Error | null
  onKeep(cut: Cut): void
  onClose(): void
}

/** Where a part of a picture is cut out, before anything of it leaves the device. */
export function PhotoDialog({ picture, isSaving, error, onKeep, onClose }: PhotoDialogProps) {
  const [cut, setCut] = useState(() => wholeOf(picture))
  const [isSquare, setSquare] = useState(false)
  const toggle = (next: boolean) => {
    setSquare(next)
    setCut(next ? squareIn(cut) : wholeOf(picture))
  }
  const shape = { picture, cut, isSquare, onCut: setCut }
  return (
    <Dialog isOpen isWide title="Recadrer l'image" onClose={onClose}>
      <div className={form.form}>
        <p>{frenchSpaces(HOW)}</p>
        <CutFrame {...shape} />
        <CheckField label="En carré" isChecked={isSquare} onCheck={toggle} />
        <details>
          <summary>Régler le cadre au clavier</summary>
          <CutSliders {...shape} />
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
