import type { VocabularyWord } from '../../api/page.ts'
import type { About, ThemeWords } from '../about.ts'
import { firstForm, mediaOfFirstForm } from '../first-form.ts'
import { field, picture, sound } from '../record-form.ts'
import { wordChallenge } from './rules.ts'

const MIN_CHALLENGES = 6
const MAX_PHRASE_LENGTH = 24

export const about: About<typeof wordChallenge> = {
  look: { name: 'Défi des mots', icon: 'brain' },
  group: 8900,
  rules: wordChallenge,
  instructions:
    "Regarde l'image et devine les lettres. Trois erreurs, et le mot est perdu.\nLook at the picture and guess the letters. Three mistakes and the word is lost.",
  instructionsWithoutReading:
    'Écoute le mot et trouve ses lettres. Trois erreurs, et le mot est perdu.\nListen to the word and find its letters. Three mistakes and the word is lost.',
  form: {
    fields: [
      field('phrase', 'text', 'Mot ou phrase', true),
      field(
        'clue',
        'text',
        "Indice en anglais, affiché s'il n'y a pas d'image, sinon lu par les lecteurs d'écran",
      ),
      picture,
      sound,
    ],
    settings: [
      { name: 'ignoreAccents', label: 'Les accents ne comptent pas : É se trouve avec E' },
      {
        name: 'isHeard',
        label: "Le mot est dit, et il n'y a que ses lettres et quelques autres",
        grades: [1, 3],
      },
    ],
  },
  fromWords: (words) => words.map(challengeOf),
  takes: (word) => challengeOf(word).phrase.length <= MAX_PHRASE_LENGTH,
  fromTheme: challengesOf,
  preview: ([cat, dog], [word]) => [cat, word && { text: holed(word.text) }, { text: 'é è ê' }, dog],
}

/** The sound is that of the first form alone: "content". */
function challengesOf({ words, soundOf }: ThemeWords) {
  const challenges = words
    .map((word) => ({ ...challengeOf(word), sound: soundOf(firstForm(word.french)) }))
    .filter(({ phrase }) => phrase.length <= MAX_PHRASE_LENGTH)
  return challenges.length < MIN_CHALLENGES ? [] : challenges
}

/** Words without a picture show their English as a clue; next to a picture only screen readers read it. */
function challengeOf(word: VocabularyWord) {
  const { english } = word
  return {
    ...mediaOfFirstForm(word),
    phrase: firstForm(word.french),
    ...(english !== '' && { clue: english }),
  }
}

/** "la pomme" -> "l_ p_mm_". */
function holed(word: string): string {
  return word.replace(/[aeiouyàâéèêëîïôùûœ]/giu, '_')
}
