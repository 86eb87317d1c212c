import type { About } from '../about.ts'
import { questionsForm } from '../record-form.ts'
import { comprehension } from './rules.ts'

export const about: About<typeof comprehension> = {
  look: { name: 'Compréhension', icon: 'i-read' },
  group: 8500,
  rules: comprehension,
  instructions:
    'Lis la question, puis choisis la bonne réponse.\nRead the question, then choose the right answer.',
  instructionsWithoutReading:
    'Écoute la question et touche la réponse.\nListen to the question and tap the answer.',
  form: questionsForm,
  preview: (_none, words) => [{ icon: 'open-book' }, ...words.slice(0, 3)],
}
