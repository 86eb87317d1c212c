import styles from './CutFrame.module.css'
import { type CutProps, moveCut, resizeCut } from './cut.ts'

/** Sliders for the position and size of the frame, in percent of the picture, for keyboards and screen readers. */
export function CutSliders({ picture, cut, isSquare, onCut }: CutProps) {
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
