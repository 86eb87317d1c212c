import type { VocabularyWord } from '../../domain/api/page.ts'
import type { Grade } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { themes } from './bank.ts'
import { soundName } from './media-path.ts'
import { themeNames } from './theme-names.ts'
import { vocabularyWordOf } from './word.ts'

/** A bank word for the teacher's search. */
export interface CatalogueWord {
  /** Name of its sound: the slug of the spoken text. Words with the same text share it. */
  voice: string
  /** The word as shown on pages. */
  word: VocabularyWord
  /** Name of its theme. */
  theme: string
  /** Grades of the shipped pages with the word; empty if only games and stories have it. */
  grades: readonly Grade[]
}

/** The whole word bank by theme, in order of teaching. */
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
