import { type PointerEvent, useEffect, useRef } from 'react'
import styles from './CutFrame.module.css'
import { type Corner, type CutProps, moveCut, resizeCut } from './cut.ts'

const corners: readonly Corner[] = [
  { isRight: false, isBottom: false },
  { isRight: true, isBottom: false },
  { isRight: false, isBottom: true },
  { isRight: true, isBottom: true },
]

/** The picture with a frame to drag by pointer. `CutSliders` does the same by keyboard. */
export function CutFrame({ picture, cut, isSquare, onCut }: CutProps) {
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
