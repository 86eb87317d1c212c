import { colours } from '../../../content/words/colours.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import { spokenForm } from '../../../content/words/word.ts'
import { playSound } from '../../lib/sound/sound.ts'
import styles from './drawing.module.css'
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

interface Colour {
  /** `#rrggbb` */
  hex: string
  french: string
  /** For example "bleu, bleue". `sound` is its recording under the media base. */
  spoken: string
  sound: string
}

/** The paint of each colour word of the word bank. */
const HEXES: Readonly<Record<string, string>> = {
  noir: '#1f1b2d',
  gris: '#8d8d96',
  blanc: '#ffffff',
  brun: '#84522b',
  beige: '#ecd3ab',
  rose: '#ff8fbf',
  rouge: '#d8232a',
  orange: '#f77f00',
  jaune: '#ffd60a',
  vert: '#2f9e44',
  bleu: '#2563eb',
  violet: '#7b2cbf',
}

/** The paint box, in the order of `HEXES`. */
const palette: readonly Colour[] = Object.entries(HEXES).flatMap(([french, hex]) =>
  colours
    .filter((word) => word.french === french)
    .map((word) => {
      const spoken = spokenForm(word)
      return { hex, french, spoken, sound: soundPath(spoken) }
    }),
)

export const FIRST_COLOUR = HEXES.bleu ?? '#2563eb'

/** Widths of brush and eraser, in units. */
const sizes = [
  { size: 6, french: 'très fin' },
  { size: 14, french: 'fin' },
  { size: 30, french: 'gros' },
  { size: 60, french: 'très gros' },
] as const

export const FIRST_SIZE = 14
