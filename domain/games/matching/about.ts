import type { About } from '../about.ts'
import { fitsCard, pairsFromTheme, pairsFromWords } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { matching } from './rules.ts'

export const about: About<typeof matching> = {
  look: { name: 'Choix multiples', icon: 'index-pointing-up' },
  group: 8300,
  rules: matching,
  instructions:
    'Écoute et lis le mot, puis touche la bonne image.\nListen to the word and read it, then tap the right picture.',
  form: pairsForm,
  fromWords: pairsFromWords,
  takes: fitsCard,
  fromTheme: pairsFromTheme,
  preview: ([cat, dog, cow], [word]) => [word, dog, cow, cat],
}
