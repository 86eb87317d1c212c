import type { VocabularyWord } from '../../api/page.ts'
import { numberInWords } from '../../number-words.ts'
import type { About } from '../about.ts'
import { textKey } from '../plain-text.ts'
import { field } from '../record-form.ts'
import { numbers } from './rules.ts'

export const about: About<typeof numbers> = {
  look: { name: 'Trouve le nombre', icon: 'calculator' },
  group: 8100,
  rules: numbers,
  instructions:
    'Écoute le nombre, puis touche les bons chiffres.\nListen to the number, then tap the right figures.',
  form: {
    fields: [
      field('number', 'number', 'Nombre', true),
      field('phrase.word', 'text', 'Ce qui est dit', true),
      field('phrase.sound', 'sound', 'Son'),
    ],
  },
  fromWords: (words) => words.map(numberOf),
  preview: () => ['7', '12', '20', '3'].map((text) => ({ text })),
}

/** "douze" or "12" -> 12, spoken as its full word. */
function numberOf({ french, sound }: VocabularyWord) {
  const written = textKey(french)
  const number = byName.get(written) ?? (/^\d+$/.test(written) ? Number(written) : undefined)
  const word = number === undefined ? french : (inWords[number] ?? french)
  return { number, phrase: { word, ...(sound !== null && { sound }) } }
}

const inWords = Array.from({ length: 101 }, (_none, value) => numberInWords(value))
const byName = new Map(inWords.map((word, value) => [word, value]))
