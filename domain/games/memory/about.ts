import type { About } from '../about.ts'
import { fitsCard, pairsFromTheme, pairsFromWords } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { memory } from './rules.ts'

export const about: About<typeof memory> = {
  look: { name: 'Mémoire', icon: 'joker' },
  group: 8400,
  rules: memory,
  instructions:
    'Trouve les paires : une image et son mot. Touche deux cartes.\nFind the pairs: a picture and its word. Tap two cards.',
  form: pairsForm,
  fromWords: pairsFromWords,
  takes: fitsCard,
  fromTheme: pairsFromTheme,
  preview: ([cat], [word]) => [cat, { text: '?' }, { text: '?' }, word],
}
