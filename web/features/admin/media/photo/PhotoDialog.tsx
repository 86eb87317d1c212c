import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { frenchSpaces } from '../../../../lib/text/french-spaces.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { ServerMessage } from '../../ui/Form.tsx'
import form from '../../ui/ui.module.css'
import styles from './CutFrame.module.css'
import {
  type Corner,
  type Cut,
  type CutProps,
  centredSquare,
  moveCut,
  resizeCut,
  wholePicture,
} from './cut.ts'

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

const corners: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
]

/** The picture with a frame to drag by pointer. `CutSliders` does the same by keyboard. */
function CutFrame({ picture, cut, isSquare, onCut }: CutProps) {
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
    left: percent(cut.x / picture.width),
    top: percent(cut.y / picture.height),
    width: percent(cut.width / picture.width),
    height: percent(cut.height / picture.height),
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
            drag(event, (x, y) => onCut(moveCut(cut, { x: cut.x + x, y: cut.y + y }, picture)))
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
              const x = corner.isRight ? cut.x + cut.width : cut.x
              const y = corner.isBottom ? cut.y + cut.height : cut.y
              drag(event, (byX, byY) =>
                onCut(resizeCut(cut, corner, { x: x + byX, y: y + byY }, picture, isSquare)),
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
function CutSliders({ picture, cut, isSquare, onCut }: CutProps) {
  const resize = (width: number, height: number) => {
    const point = { x: cut.x + width, y: cut.y + height }
    onCut(resizeCut(cut, { isRight: true, isBottom: true }, point, picture, isSquare))
  }
  const toPixelsX = (percent: number) => (percent / 100) * picture.width
  const toPixelsY = (percent: number) => (percent / 100) * picture.height
  return (
    <div className={styles.sliders}>
      <Slider
        label={isSquare ? 'Taille' : 'Largeur'}
        percent={(cut.width / picture.width) * 100}
        onSlide={(percent) => resize(toPixelsX(percent), isSquare ? 0 : cut.height)}
      />
      {!isSquare && (
        <Slider
          label="Hauteur"
          percent={(cut.height / picture.height) * 100}
          onSlide={(percent) => resize(cut.width, toPixelsY(percent))}
        />
      )}
      <Slider
        label="Depuis la gauche"
        percent={(cut.x / picture.width) * 100}
        onSlide={(percent) => onCut(moveCut(cut, { x: toPixelsX(percent), y: cut.y }, picture))}
      />
      <Slider
        label="Depuis le haut"
        percent={(cut.y / picture.height) * 100}
        onSlide={(percent) => onCut(moveCut(cut, { x: cut.x, y: toPixelsY(percent) }, picture))}
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
