import type { About } from '../about.ts'
import { customMatching } from '../matching/rules.ts'

/** Multiple choice on the colours and numbers that the site itself brings: the other multiple choice in name and picture. */
export const about: About<typeof customMatching> = {
  look: { name: 'Choix multiples', icon: 'check-mark-button', page: null },
  group: 8100,
  rules: customMatching,
  instructions:
    'Écoute le mot, puis touche la bonne réponse.\nListen to the word, then tap the right answer.',
  form: null,
  preview: (_none, words) => words.slice(0, 4),
}
