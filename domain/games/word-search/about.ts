import type { VocabularyWord } from '../../api/page.ts'
import { withoutArticle } from '../../french.ts'
import type { About, ThemeWords } from '../about.ts'
import { firstForm, mediaOfFirstForm } from '../first-form.ts'
import { isShort } from '../from-words.ts'
import { field, picture, sound } from '../record-form.ts'
import { FULL_GRID } from './deck.ts'
import { wordSearch } from './rules.ts'

const MOST_HIDDEN = 12
const LONGEST_HIDDEN = 12

export const about: About<typeof wordSearch> = {
  look: { name: 'Mots cachés', icon: 'magnifying-glass-tilted-left', page: 'Les mots cachés' },
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
        // Who begins to read reads from left to right and from top to bottom alone.
        grades: [1],
      },
    ],
  },
  fromWords: (words) => words.map(hiddenWordOf),
  takes: (word) => isShort(word, Number.POSITIVE_INFINITY) && isHideable(hiddenWordOf(word).word),
  fromTheme: hiddenWords,
  preview: (pictures) => [{ icon: 'magnifying-glass-tilted-left' }, ...pictures.slice(0, 3)],
}

/** Single words without their article, each once: "la vache" and "l'oie" as "vache" and "oie"; none where a grid is not full of them. */
function hiddenWords({ words, soundOf }: ThemeWords) {
  const found = words
    .filter((word) => isShort(word, Number.POSITIVE_INFINITY))
    .map((word) => ({ ...hiddenWordOf(word), sound: soundOf(firstForm(word.french)) }))
    .filter(({ word }) => isHideable(word))
  const once = [...new Map(found.map((item) => [item.word, item])).values()]
  return once.length < FULL_GRID ? [] : once.slice(0, MOST_HIDDEN)
}

function isHideable(word: string): boolean {
  return /^\p{L}{3,}$/u.test(word) && word.length <= LONGEST_HIDDEN
}

function hiddenWordOf(word: VocabularyWord) {
  return { ...mediaOfFirstForm(word), word: withoutArticle(firstForm(word.french)) }
}
