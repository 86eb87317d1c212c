import type { About } from '../about.ts'
import { repliesForm } from '../record-form.ts'
import { quiDitQuoi } from './rules.ts'

export const about: About<typeof quiDitQuoi> = {
  look: { name: 'Qui dit quoi?', icon: 'speech-balloon' },
  group: 8650,
  rules: quiDitQuoi,
  instructions:
    'Écoute bien, puis choisis la bonne réponse.\nListen carefully, then choose the right answer.',
  form: repliesForm,
  preview: (pictures, words) => [{ icon: 'speech-balloon' }, ...pictures.slice(0, 1), ...words.slice(0, 2)],
}
