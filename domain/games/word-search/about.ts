import type { VocabularyWord } from '../../api/page.ts'
import { withoutArticle } from '../../french.ts'
import type { About, ThemeWords } from '../about.ts'
import { firstForm, mediaOfFirstForm } from '../first-form.ts'
import { isShort } from '../from-words.ts'
import { field, picture, sound } from '../record-form.ts'
import { FULL_GRID } from './deck.ts'
import { wordSearch } from './rules.ts'

const MAX_HIDDEN_WORDS = 12
const MAX_HIDDEN_LENGTH = 12

export const about: About<typeof wordSearch> = {
  look: { name: 'Mots cachés', icon: 'magnifying-glass-tilted-left' },
  group: 8800,
  rules: wordSearch,
  instructions:
    'Trouve les mots dans la grille. Touche chaque lettre du mot.\nFind the words in the grid. Tap each letter of the word.',
  form: {
    fields: [field('word', 'text', 'Mot', true), picture, sound],
    settings: [
      {
        name: 'forwardsOnly',
        label: "Les mots s'écrivent seulement vers la droite ou vers le bas, jamais à l'envers",
        // Beginning readers read only left to right and top to bottom.
        grades: [1],
      },
    ],
  },
  fromWords: (words) => words.map(hiddenWordOf),
  takes: (word) => isShort(word, Number.POSITIVE_INFINITY) && isHideable(hiddenWordOf(word).word),
  fromTheme: hiddenWords,
  preview: (pictures) => [{ icon: 'magnifying-glass-tilted-left' }, ...pictures.slice(0, 3)],
}

/** Single words without article: "la vache" -> "vache". Empty if they are too few for a full grid. */
function hiddenWords({ words, soundOf }: ThemeWords) {
  const candidates = words
    .filter((word) => isShort(word, Number.POSITIVE_INFINITY))
    .map((word) => ({ ...hiddenWordOf(word), sound: soundOf(firstForm(word.french)) }))
    .filter(({ word }) => isHideable(word))
  const unique = [...new Map(candidates.map((item) => [item.word, item])).values()]
  return unique.length < FULL_GRID ? [] : unique.slice(0, MAX_HIDDEN_WORDS)
}

function isHideable(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && word.length <= MAX_HIDDEN_LENGTH
}

function hiddenWordOf(word: VocabularyWord) {
  return { ...mediaOfFirstForm(word), word: withoutArticle(firstForm(word.french)) }
}
