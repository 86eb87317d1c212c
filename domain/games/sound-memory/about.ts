import type { About } from '../about.ts'
import { pairsFromTheme, pairsFromWords, themeKeys } from '../from-words.ts'
import { pairsForm } from '../record-form.ts'
import { soundMemory } from './rules.ts'

/** Two themes of every grade with many words that sound different. */
const themes = themeKeys(
  'Grade1_Pets Grade1_Weather',
  'Grade3_Farm Grade3_Zoo',
  'Grade4_Animals_Farm Grade4_House',
  'Grade5_Zoo Grade5_Ingredients',
  'Grade6_Festival_Sights Grade6_Halloween',
)

export const about: About<typeof soundMemory> = {
  look: { name: 'Mémoire des sons', icon: 'musical-notes' },
  group: 8400,
  rules: soundMemory,
  instructions:
    'Touche une carte et écoute. Trouve les deux cartes qui disent le même mot.\nTap a card and listen. Find the two cards that say the same word.',
  form: pairsForm,
  fromWords: pairsFromWords,
  fromTheme: (theme) => (themes.has(theme.key) ? pairsFromTheme(theme) : []),
  preview: ([cat]) => [{ icon: 'loudspeaker' }, { text: '?' }, { text: '?' }, cat],
}
