import type { About } from '../about.ts'
import { blanksForm } from '../record-form.ts'
import { motQuiManque } from './rules.ts'

export const about: About<typeof motQuiManque> = {
  look: { name: 'Mot qui manque', icon: 'eyes' },
  group: 8730,
  rules: motQuiManque,
  instructions: 'Lis la phrase, puis choisis ce qui manque.\nRead the sentence, then choose what is missing.',
  instructionsWithoutReading:
    'Écoute la phrase et les choix, puis touche ce qui manque.\nListen to the sentence and the choices, then tap what is missing.',
  form: blanksForm,
  preview: (pictures, words) => [...pictures.slice(0, 1), ...words.slice(0, 3)],
}
