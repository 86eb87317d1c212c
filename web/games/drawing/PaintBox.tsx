import { playSound } from '../../lib/sound/sound.ts'
import styles from './drawing.module.css'
import { palette, sizes } from './palette.ts'
import { Toolbar } from './Toolbar.tsx'

/** Colour buttons. Choosing a colour speaks its name, which is also written below. */
export function Colours({ colour, onChoose }: { colour: string; onChoose(hex: string): void }) {
  const chosen = palette.find(({ hex }) => hex === colour)
  return (
    <div className={styles.part}>
      <Toolbar label="Couleurs" className={styles.colours}>
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
      </Toolbar>
      <p className={styles.chosen} aria-hidden="true">
        {chosen?.french}
      </p>
    </div>
  )
}

export function Sizes({ size, onChoose }: { size: number; onChoose(size: number): void }) {
  return (
    <Toolbar label="Tailles" className={styles.sizes}>
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
    </Toolbar>
  )
}

/** Diameter in CSS pixels of the dot that represents a brush size. */
function dotOf(size: number): number {
  return 4 + size / 2
}
