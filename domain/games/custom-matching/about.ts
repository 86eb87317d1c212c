import type { About } from '../about.ts'
import { customMatching } from '../matching/rules.ts'

/** Multiple choice with built-in colours and numbers. Same name and icon as `matching`. */
export const about: About<typeof customMatching> = {
  look: { name: 'Choix multiples', icon: 'index-pointing-up' },
  group: 8100,
  rules: customMatching,
  instructions:
    'Écoute le mot, puis touche la bonne réponse.\nListen to the word, then tap the right answer.',
  form: null,
  preview: (_none, words) => words.slice(0, 4),
}
