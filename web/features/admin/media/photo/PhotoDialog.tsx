import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import styles from './CropFrame.module.css'
import {
  type Corner,
  type Crop,
  type CropProps,
  centredSquare,
  moveCrop,
  resizeCrop,
  wholePicture,
} from './crop.ts'

const INSTRUCTIONS =
  "Tirez le cadre ou ses coins. Ce qui est dans le cadre est gardé; le reste ne quitte pas l'appareil."

interface PhotoDialogProps {
  picture: ImageBitmap
  isSaving: boolean
  error: Error | null
  onKeep(crop: Crop): void
  onClose(): void
}

/** Crops a picture before it is uploaded. */
export function PhotoDialog({ picture, isSaving, error, onKeep, onClose }: PhotoDialogProps) {
  const [crop, setCrop] = useState(() => wholePicture(picture))
  const [isSquare, setSquare] = useState(false)
  const toggle = (next: boolean) => {
    setSquare(next)
    setCrop(next ? centredSquare(crop) : wholePicture(picture))
  }
  const controls = { picture, crop, isSquare, onCrop: setCrop }
  return (
    <Dialog isOpen isWide title="Recadrer l'image" onClose={onClose}>
      <div className={form.form}>
        <p>{frenchSpaces(INSTRUCTIONS)}</p>
        <CropFrame {...controls} />
        <CheckField label="En carré" isChecked={isSquare} onCheck={toggle} />
        <details>
          <summary>Régler le cadre au clavier</summary>
          <CropSliders {...controls} />
        </details>
        <div className="row bottom">
          <Button isOff={isSaving} onClick={() => onKeep(crop)}>
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

const corners: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
]

/** The picture with a frame to drag by pointer. `CropSliders` does the same by keyboard. */
function CropFrame({ picture, crop, isSquare, onCrop }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  /** Tracks a drag. `change` receives the distance from its start, in pixels of the picture. */
  const drag = (event: PointerEvent<HTMLElement>, change: (byX: number, byY: number) => void) => {
    const { currentTarget, clientX, clientY, pointerId } = event
    const scale = picture.width / (canvas.current?.clientWidth || picture.width)
    event.stopPropagation()
    currentTarget.setPointerCapture(pointerId)
    currentTarget.onpointermove = (move) =>
      change((move.clientX - clientX) * scale, (move.clientY - clientY) * scale)
    currentTarget.onlostpointercapture = () => {
      currentTarget.onpointermove = null
    }
  }
  const ratio = picture.width / picture.height
  const frameStyle = {
    left: percent(crop.x / picture.width),
    top: percent(crop.y / picture.height),
    width: percent(crop.width / picture.width),
    height: percent(crop.height / picture.height),
  }
  return (
    <div
      className={styles.picture}
      style={{ aspectRatio: ratio, width: `min(100%, 32rem, ${50 * ratio}vh)` }}
    >
      <canvas ref={canvas} width={picture.width} height={picture.height} className={styles.canvas} />
      <div className={styles.frame} style={frameStyle}>
        <div
          className={styles.inside}
          aria-hidden="true"
          onPointerDown={(event) =>
            drag(event, (x, y) => onCrop(moveCrop(crop, { x: crop.x + x, y: crop.y + y }, picture)))
          }
        />
        {corners.map((corner) => (
          <div
            key={`${corner.isRight} ${corner.isBottom}`}
            className={styles.corner}
            aria-hidden="true"
            data-right={corner.isRight || undefined}
            data-bottom={corner.isBottom || undefined}
            onPointerDown={(event) => {
              const x = corner.isRight ? crop.x + crop.width : crop.x
              const y = corner.isBottom ? crop.y + crop.height : crop.y
              drag(event, (byX, byY) =>
                onCrop(resizeCrop(crop, corner, { x: x + byX, y: y + byY }, picture, isSquare)),
              )
            }}
          />
        ))}
      </div>
    </div>
  )
}

function percent(part: number): string {
  return `${part * 100}%`
}

/** Sliders for the position and size of the frame, in percent of the picture, for keyboards and screen readers. */
function CropSliders({ picture, crop, isSquare, onCrop }: CropProps) {
  const resize = (width: number, height: number) => {
    const point = { x: crop.x + width, y: crop.y + height }
    onCrop(resizeCrop(crop, { isRight: true, isBottom: true }, point, picture, isSquare))
  }
  const toPixelsX = (percent: number) => (percent / 100) * picture.width
  const toPixelsY = (percent: number) => (percent / 100) * picture.height
  return (
    <div className={styles.sliders}>
      <Slider
        label={isSquare ? 'Taille' : 'Largeur'}
        percent={(crop.width / picture.width) * 100}
        onSlide={(percent) => resize(toPixelsX(percent), isSquare ? 0 : crop.height)}
      />
      {!isSquare && (
        <Slider
          label="Hauteur"
          percent={(crop.height / picture.height) * 100}
          onSlide={(percent) => resize(crop.width, toPixelsY(percent))}
        />
      )}
      <Slider
        label="Depuis la gauche"
        percent={(crop.x / picture.width) * 100}
        onSlide={(percent) => onCrop(moveCrop(crop, { x: toPixelsX(percent), y: crop.y }, picture))}
      />
      <Slider
        label="Depuis le haut"
        percent={(crop.y / picture.height) * 100}
        onSlide={(percent) => onCrop(moveCrop(crop, { x: crop.x, y: toPixelsY(percent) }, picture))}
      />
    </div>
  )
}

interface SliderProps {
  label: string
  percent: number
  onSlide(percent: number): void
}

function Slider({ label, percent, onSlide }: SliderProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round(percent)}
        aria-valuetext={`${Math.round(percent)} %`}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
      />
    </label>
  )
}
