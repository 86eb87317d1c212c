import type { VocabularyWord } from '../../api/page.ts'
import type { About } from '../about.ts'
import { field, picture, sound } from '../record-form.ts'
import { grammar } from './rules.ts'

export const about: About<typeof grammar> = {
  look: { name: 'Grammaire', icon: 'pencil', page: 'La grammaire' },
  group: 8700,
  rules: grammar,
  instructions: 'Lis la phrase, puis choisis ce qui manque.\nRead the sentence, then choose what is missing.',
  instructionsWithoutReading:
    'Écoute la phrase et les choix, puis touche ce qui manque.\nListen to the sentence and the choices, then tap what is missing.',
  form: {
    fields: [
      field('text', 'text', 'Phrase avec _____ (5 traits)', true),
      field('answer', 'text', 'Bonne réponse', true),
      field('verbs', 'texts', 'Choix, avec des virgules ou des points-virgules'),
      picture,
      field('times', 'number', "Combien de fois l'image est montrée"),
      sound,
      field('asked', 'sound', 'Son de la phrase avec son blanc'),
      field('why.french', 'text', "Pourquoi, en une ligne; l'important entre *étoiles*"),
      field('why.english', 'text', 'Pourquoi, en anglais'),
      field('why.sound', 'sound', 'Son du pourquoi'),
    ],
    hasChoices: true,
    settings: [
      {
        name: 'isHeard',
        label: 'La phrase est dite avec son image, et chaque choix peut être entendu',
        grades: [1, 3],
      },
    ],
  },
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
