import type { VocabularyContent, VocabularyWord } from '../../domain/api/page.ts'
import type { Grade } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { bodyWords } from '../words/body.ts'
import { sportsWords } from '../words/sports.ts'
import { vocabularyWordOf, type Word } from '../words/word.ts'

/** The pictured words of a grade's theme, from which its games are made. */
export interface Theme {
  grade: Grade
  /** As in the keys of pages: `Animals_Farm`. */
  name: string
  /** The key of the grade's vocabulary page with its words; null where it has none. */
  wordsPage: string | null
  title: string
  /** No two share their text, picture or sound. */
  words: readonly PicturedWord[]
}

export type PicturedWord = VocabularyWord & { image: string }

/** A theme for every vocabulary page with pictures, and those of grade 3 that have games but no page. */
export const themes: readonly Theme[] = [
  ...vocabularySeeds.flatMap(({ clientID, title, content }) => {
    const grade = pageOf(clientID)?.grade
    const name = clientID.replace(/^Page_Grade\d_Vocabulary_/, '')
    return grade ? [{ grade, name, wordsPage: clientID, title, words: picturedWords(wordsOf(content)) }] : []
  }),
  bankTheme('Sports', 'Les sports', sportsWords),
  bankTheme('Bodyparts', 'Les parties du corps', bodyWords),
].filter(({ words }) => words.length > 0)

/** A theme of grade 3 from the word bank. */
function bankTheme(name: string, title: string, words: readonly Word[]): Theme {
  return { grade: 3, name, wordsPage: null, title, words: picturedWords(words.map(vocabularyWordOf)) }
}

/** `Grade4_Animals_Farm`, the end of the keys of a theme's games. */
export function themeKey({ grade, name }: Theme): string {
  return `Grade${grade}_${name}`
}

/** `grade4-animals-farm`, the end of the identifiers of a theme's games. */
export function themeSlug(theme: Theme): string {
  return themeKey(theme).toLowerCase().replaceAll('_', '-')
}

/** Whether it is said in one go, not a sentence: a word, a verb, an expression. */
export function isShort({ french }: VocabularyWord, longest: number): boolean {
  return french.length <= longest && !/[.!?]$/.test(french)
}

/** All words of a page: the dishes of its menu, then those of its sections. */
export function wordsOf(content: VocabularyContent): VocabularyWord[] {
  const dishes = content.form === 'menu' ? content.courses.flatMap((course) => course.dishes) : []
  return [...dishes, ...content.sections.flatMap((section) => section.words)]
}

export function picturedWords(words: readonly VocabularyWord[]): PicturedWord[] {
  const seen = new Set<string>()
  return words.flatMap((word) => {
    const { image, sound, french } = word
    const keys = [french.toLowerCase(), image, sound].filter((key) => key !== null)
    if (image === null || keys.some((key) => seen.has(key))) return []
    for (const key of keys) seen.add(key)
    return [{ ...word, image }]
  })
}
