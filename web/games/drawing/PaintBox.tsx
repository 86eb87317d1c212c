import { playSound } from '../../lib/sound/sound.ts'
import { Bar } from './Bar.tsx'
import styles from './PaintBox.module.css'
import { palette, sizes } from './palette.ts'

/** The colours; the chosen one is named, and says its word when it is taken. */
export function Colours({ colour, onChoose }: { colour: string; onChoose(hex: string): void }) {
  const chosen = palette.find(({ hex }) => hex === colour)
  return (
    <div className={styles.part}>
      <Bar label="Couleurs" className={styles.colours}>
        {palette.map(({ hex, french, spoken, sound }) => (
          <button
            key={hex}
            type="button"
            className={styles.colour}
            style={{ background: hex }}
            title={french}
            aria-pressed={hex === colour}
            onClick={() => {
              playSound(sound, spoken)
              onChoose(hex)
            }}
          >
            <span className="for-ears">{french}</span>
          </button>
        ))}
      </Bar>
      <p className={styles.chosen} aria-hidden="true">
        {chosen?.french}
      </p>
    </div>
  )
}

export function Sizes({ size, onChoose }: { size: number; onChoose(size: number): void }) {
  return (
    <Bar label="Tailles" className={styles.sizes}>
      {sizes.map((one) => (
        <button
          key={one.size}
          type="button"
          className={styles.size}
          title={one.french}
          aria-pressed={one.size === size}
          onClick={() => onChoose(one.size)}
        >
          <span
            className={styles.dot}
            style={{ width: dotOf(one.size), height: dotOf(one.size) }}
            aria-hidden="true"
          />
          <span className="for-ears">{one.french}</span>
        </button>
      ))}
    </Bar>
  )
}

/** A dot that shows the size, in CSS pixels. */
function dotOf(size: number): number {
  return 4 + size / 2
}
