import type { VocabularyContent, VocabularyWord } from '../../domain/api/page.ts'
import type { Grade } from '../grades.ts'
import { vocabularySeeds } from '../pages.ts'
import { pageOf } from '../routes.ts'
import { aches, head, limbs } from '../words/body.ts'
import { moreSports, sportNames } from '../words/sports.ts'
import { vocabularyWordOf, type Word } from '../words/word.ts'

export interface NamedTheme {
  grade: Grade
  /** As in the keys of pages: `Animals_Farm`. */
  name: string
  /** Key of the grade's word page with its words; null if there is none. */
  wordsPage: string | null
  title: string
}

/** The words with pictures of a grade's theme. Its games are made from them. */
export interface Theme extends NamedTheme {
  /** Texts, pictures and sounds are unique. */
  words: readonly PicturedWord[]
}

export type PicturedWord = VocabularyWord & { image: string }

/**
 * Page sections whose words only other games ask for: games of grade 1 with their own page, scenes,
 * questions, and themes of grade 3 without a page.
 */
const askedElsewhere: Readonly<Record<string, readonly string[]>> = {
  Page_Grade1_Vocabulary_Weather: ["Les vêtements d'été", "Les vêtements d'hiver"],
  Page_Grade1_Vocabulary_Numbers: ['Je compte à la ferme'],
  Page_Grade1_Vocabulary_Classroom: ['Les couleurs', 'Je colorie'],
  Page_Grade1_Vocabulary_Bodyparts: ['Comment te sens-tu?'],
  Page_Grade3_Vocabulary_Reference: ['La tête', 'Le corps', "J'ai mal!", 'Les sports'],
  Page_Grade4_Vocabulary_Positions: ["Ce qu'on place"],
  Page_Grade4_Vocabulary_Party_Activities: ['Où va-t-on?'],
  Page_Grade5_Vocabulary_Reference: ['Des phrases'],
  Page_Grade6_Vocabulary_Reference: ['Des phrases'],
}

/** A theme for every word page with pictures, and the grade 3 themes that have games but no page. */
export const themes: readonly Theme[] = [
  ...vocabularySeeds.flatMap(({ clientID, title, content }) => {
    const grade = pageOf(clientID)?.grade
    const name = clientID.replace(/^Page_Grade\d_Vocabulary_/, '')
    return grade
      ? [{ grade, name, wordsPage: clientID, title, words: picturedWords(themeWords(clientID, content)) }]
      : []
  }),
  bankTheme('Sports', 'Les sports', [...sportNames, ...moreSports]),
  bankTheme('Bodyparts', 'Les parties du corps', [...head, ...limbs, ...aches]),
].filter(({ words }) => words.length > 0)

/** A grade 3 theme whose words are on the reference page. */
function bankTheme(name: string, title: string, words: readonly Word[]): Theme {
  const wordsPage = 'Page_Grade3_Vocabulary_Reference'
  return { grade: 3, name, wordsPage, title, words: picturedWords(words.map(vocabularyWordOf)) }
}

function themeWords(clientID: string, content: VocabularyContent): VocabularyWord[] {
  const elsewhere = askedElsewhere[clientID] ?? []
  return wordsOf({ ...content, sections: content.sections.filter(({ title }) => !elsewhere.includes(title)) })
}

/** `Grade4_Animals_Farm`: the end of the keys of a theme's games. */
export function themeKey({ grade, name }: NamedTheme): string {
  return `Grade${grade}_${name}`
}

/** `grade4-animals-farm`: the end of the identifiers of a theme's games. */
export function themeSlug(theme: NamedTheme): string {
  return themeKey(theme).toLowerCase().replaceAll('_', '-')
}

/** All words of a page: the dishes of its menu, then the words of its sections. */
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
