import type { About } from '../about.ts'
import { drop } from './rules.ts'

export const about: About<typeof drop> = {
  look: { name: 'Écoute et place', icon: 'paintbrush' },
  group: 8100,
  rules: drop,
  instructions:
    "Écoute la phrase, puis fais ce qu'elle dit : glisse, colorie ou touche.\nListen to the sentence, then do what it says: drag, colour or tap.",
  form: null,
  preview: (pictures) => pictures.slice(0, 4),
}
