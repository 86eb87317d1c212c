import type { VocabularyWord } from '../../api/page.ts'
import type { About } from '../about.ts'
import { blanksForm } from '../record-form.ts'
import { grammar } from './rules.ts'

export const about: About<typeof grammar> = {
  look: { name: 'Grammaire', icon: 'pencil' },
  group: 8700,
  rules: grammar,
  instructions: 'Lis la phrase, puis choisis ce qui manque.\nRead the sentence, then choose what is missing.',
  instructionsWithoutReading:
    'Écoute la phrase et les choix, puis touche ce qui manque.\nListen to the sentence and the choices, then tap what is missing.',
  form: blanksForm,
  fromWords: (words) => words.map(articleOf),
  preview: (_none, words) => [{ icon: 'pencil' }, ...words.slice(0, 3)],
}

/** "la vache" -> le, la, l' or les? The blank includes the noun, so that elision gives nothing away. */
function articleOf({ french, english, sound: heard }: VocabularyWord) {
  const [, noun] = /^(?:les? |la |l['’])(.+)$/i.exec(french) ?? []
  const choices = ['le ', 'la ', "l'", 'les '].map((article) => article + noun)
  return {
    text: `_____ (${english || (noun ?? french)})`,
    answer: french,
    ...(noun !== undefined && { verbs: choices }),
    ...(heard !== null && { sound: heard }),
  }
}
