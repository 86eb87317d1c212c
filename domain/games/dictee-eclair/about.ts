import type { About } from '../about.ts'
import { isShort, pairsFromWords, shortPairs, themeKeys } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { dicteeEclair } from './rules.ts'

/** Maximum length of a word that can be remembered while writing. */
const MAX_WORD_LENGTH = 18

/** Themes of every grade with words that are spelt as they sound or were learnt early. */
const themes = themeKeys(
  'Grade1_Numbers Grade1_Pets',
  'Grade3_Numbers Grade3_Pets Grade3_Farm Grade3_Classroom',
  'Grade4_Animals_Farm Grade4_House Grade4_School Grade4_Halloween Grade4_Camping',
  'Grade5_Bodyparts Grade5_Ingredients Grade5_Workplaces Grade5_Zoo',
  'Grade6_Vacation Grade6_Festival_Sights Grade6_Halloween Grade6_Numbers',
)

export const about: About<typeof dicteeEclair> = {
  look: { name: 'Dictée éclair', icon: 'high-voltage' },
  group: 8450,
  rules: dicteeEclair,
  instructions:
    'Écoute bien, puis écris ce que tu entends. À partir de 500 points, la partie compte.\nListen carefully, then write what you hear. From 500 points, the game counts.',
  instructionsWithoutReading:
    "Écoute le mot, puis touche ses lettres dans l'ordre. À partir de 500 points, la partie compte.\nListen to the word, then tap its letters in order. From 500 points, the game counts.",
  form: {
    ...pairsForm,
    settings: [
      {
        name: 'isTiled',
        label: "L'élève forme le mot avec ses lettres, mêlées et sans l'article",
        grades: [1, 3],
      },
    ],
  },
  fromWords: pairsFromWords,
  takes: (word) => isShort(word, MAX_WORD_LENGTH) && !word.french.includes(','),
  fromTheme: ({ key, words }) =>
    themes.has(key)
      ? // A comma separates the two forms of an adjective, which are too much for one answer.
        shortPairs(words, MAX_WORD_LENGTH).filter(({ answer }) => !answer.includes(','))
      : [],
  preview: ([cat, dog]) => [{ icon: 'headphone' }, cat, dog, { icon: 'pencil' }],
}
