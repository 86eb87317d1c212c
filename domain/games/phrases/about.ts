import type { About } from '../about.ts'
import { sentencesForm } from '../record-form.ts'
import { phrases } from './rules.ts'

export const about: About<typeof phrases> = {
  look: { name: 'Phrases en ordre', icon: 'puzzle-piece' },
  group: 8710,
  rules: phrases,
  instructions:
    "Touche les mots dans l'ordre pour faire une phrase.\nTap the words in order to make a sentence.",
  instructionsWithoutReading:
    "Écoute la phrase, puis touche ses mots dans l'ordre.\nListen to the sentence, then tap its words in order.",
  form: {
    ...sentencesForm,
    hasChoices: true,
    settings: [
      {
        name: 'isHeard',
        label: 'La phrase est dite, et chaque mot quand on le touche',
        grades: [1, 3],
      },
    ],
  },
  preview: (_none, words) => words.slice(0, 4),
}
