import type { About } from '../about.ts'
import { pairsFromWords, shortPairs, themeKeys } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { courseAuxMots } from './rules.ts'

/** Maximum length of a word that can be read at a glance. */
const MAX_WORD_LENGTH = 24

/** Themes of every grade with many short words. */
const themes = themeKeys(
  'Grade1_Pets Grade1_Classroom Grade1_Sports Grade1_Bodyparts',
  'Grade3_Farm Grade3_Zoo Grade3_School Grade3_Feelings',
  'Grade4_Animals_Zoo Grade4_House Grade4_Party_Food Grade4_Actions Grade4_Winter_Clothing',
  'Grade5_Ingredients Grade5_Professions Grade5_Zoo Grade5_Bodyparts',
  'Grade6_Vacation Grade6_Festival_Food Grade6_Holiday Grade6_Activity',
)

export const about: About<typeof courseAuxMots> = {
  look: { name: 'Course aux mots', icon: 'person-running' },
  group: 8450,
  rules: courseAuxMots,
  instructions:
    "Vite! Touche le mot de l'image. À partir de 500 points, la partie compte.\nQuick! Tap the word for the picture. From 500 points, the game counts.",
  instructionsWithoutReading:
    'Vite! Écoute le mot et touche son image. À partir de 500 points, la partie compte.\nQuick! Listen to the word and tap its picture. From 500 points, the game counts.',
  form: {
    ...pairsForm,
    settings: [
      {
        name: 'isWordAsked',
        label: "Le mot est dit et l'élève touche son image, sans avoir à lire",
        grades: [1, 3],
      },
    ],
  },
  fromWords: pairsFromWords,
  fromTheme: ({ key, words }) => (themes.has(key) ? shortPairs(words, MAX_WORD_LENGTH) : []),
  preview: ([cat, dog], [word]) => [cat, word, { icon: 'high-voltage' }, dog],
}
