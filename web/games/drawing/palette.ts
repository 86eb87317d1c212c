import { colours } from '../../../content/words/colours.ts'
import { soundPath } from '../../../content/words/media-path.ts'
import { spokenForm } from '../../../content/words/word.ts'

export interface Colour {
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
export const palette: readonly Colour[] = Object.entries(HEXES).flatMap(([french, hex]) =>
  colours
    .filter((word) => word.french === french)
    .map((word) => {
      const spoken = spokenForm(word)
      return { hex, french, spoken, sound: soundPath(spoken) }
    }),
)

export const FIRST_COLOUR = HEXES.bleu ?? '#2563eb'

/** Widths of brush and eraser, in units. */
export const sizes = [
  { size: 6, french: 'très fin' },
  { size: 14, french: 'fin' },
  { size: 30, french: 'gros' },
  { size: 60, french: 'très gros' },
] as const

export const FIRST_SIZE = 14
