import styles from './CutFrame.module.css'
import { type CutProps, placedAt, stretchedTo } from './cut.ts'

/** The frame by keyboard and for screen readers: its place and size as four sliders, in percent of the picture. */
export function CutSliders({ picture, cut, isSquare, onCut }: CutProps) {
  const sized = (width: number, height: number) => {
    const point = { x: cut.x + width, y: cut.y + height }
    onCut(stretchedTo(cut, { isRight: true, isBottom: true }, point, picture, isSquare))
  }
  const across = (percent: number) => (percent / 100) * picture.width
  const down = (percent: number) => (percent / 100) * picture.height
  return (
    <div className={styles.sliders}>
      <Slider
        label={isSquare ? 'Taille' : 'Largeur'}
        percent={(cut.width / picture.width) * 100}
        onSlide={(percent) => sized(across(percent), isSquare ? 0 : cut.height)}
      />
      {!isSquare && (
        <Slider
          label="Hauteur"
          percent={(cut.height / picture.height) * 100}
          onSlide={(percent) => sized(cut.width, down(percent))}
        />
      )}
      <Slider
        label="Depuis la gauche"
        percent={(cut.x / picture.width) * 100}
        onSlide={(percent) => onCut(placedAt(cut, { x: across(percent), y: cut.y }, picture))}
      />
      <Slider
        label="Depuis le haut"
        percent={(cut.y / picture.height) * 100}
        onSlide={(percent) => onCut(placedAt(cut, { x: cut.x, y: down(percent) }, picture))}
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
