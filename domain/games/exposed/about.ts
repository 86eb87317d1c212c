import type { About } from '../about.ts'
import { fitsCard, pairsFromTheme, pairsFromWords } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { exposed } from './rules.ts'

export const about: About<typeof exposed> = {
  look: { name: 'Les paires', icon: 'handshake' },
  group: 8200,
  rules: exposed,
  instructions:
    'Relie chaque image à son mot. Touche une image, puis son mot.\nMatch each picture with its word. Tap a picture, then its word.',
  instructionsWithoutReading:
    "Touche un mot pour l'entendre, puis touche son image.\nTap a word to hear it, then tap its picture.",
  form: pairsForm,
  fromWords: pairsFromWords,
  takes: fitsCard,
  fromTheme: pairsFromTheme,
  preview: ([cat, dog], [word, other]) => [cat, other, word, dog],
}
