import type { VocabularyWord } from '../../domain/api/page.ts'
import type { Grade } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { themes } from './bank.ts'
import { soundName } from './media-path.ts'
import { themeNames } from './theme-names.ts'
import { vocabularyWordOf } from './word.ts'

/** A word of the bank as one looks for it. */
export interface CatalogueWord {
  /** Names its sound: the slug of what is said. Words that are said alike share it. */
  voice: string
  /** As a page shows it. */
  word: VocabularyWord
  /** What its theme is called. */
  theme: string
  /** The grades that the site's pages teach it in; none where only games and stories have it. */
  grades: readonly Grade[]
}

/** The whole word bank, by theme, in the order of teaching. */
export const catalogue: readonly CatalogueWord[] = wholeBank()

function wholeBank(): CatalogueWord[] {
  const taught = gradesBySound()
  return themeKeys().flatMap((theme) =>
    themes[theme].map((each) => {
      const word = vocabularyWordOf(each)
      const voice = soundName(word.french)
      return { voice, word, theme: themeNames[theme], grades: taught.get(voice) ?? [] }
    }),
  )
}

function themeKeys(): (keyof typeof themes)[] {
  return Object.keys(themes).filter((name) => isTheme(name))
}

function isTheme(name: string): name is keyof typeof themes {
  return Object.hasOwn(themes, name)
}

function gradesBySound(): Map<string, Grade[]> {
  const found = new Map<string, Grade[]>()
  for (const { clientID, content } of vocabularySeeds) {
    const grade = pageOf(clientID)?.grade
    for (const { french } of content.sections.flatMap(({ words }) => words)) {
      const known = found.get(soundName(french)) ?? []
      if (grade && !known.includes(grade)) found.set(soundName(french), [...known, grade])
    }
  }
  return found
}
