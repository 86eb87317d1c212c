import type { SpokenText, VocabularyContent } from '../../domain/api/page.ts'

/** A spoken word with its picture or number. */
export interface PageWord extends SpokenText {
  /** Path of its picture under the media base. */
  image: string | null
  /** Its value, if it is a number. */
  value: number | null
}

/** Instruction of word pages. */
export const WORDS_HINT = {
  hint: 'Touche une image pour écouter.',
  english: 'Tap a picture to listen.',
} as const

/** The distinct words of a page, in page order. */
export function wordsOf(content: VocabularyContent): PageWord[] {
  const words = [...formWords(content), ...content.sections.flatMap((section) => section.words)]
  const byFrench = new Map<string, PageWord>()
  for (const word of words) {
    if (!byFrench.has(word.french)) byFrench.set(word.french, { image: null, value: null, ...word })
  }
  return [...byFrench.values()]
}

/** True for a text with English or a sound. A table cell such as "masculin" has neither and is only read. */
export function isSpokenCell({ french, english, sound }: SpokenText): boolean {
  return french !== '' && (english !== '' || sound !== null)
}

type Word = SpokenText & Partial<Pick<PageWord, 'image' | 'value'>>

/** The words that the page's form shows above the sections. */
function formWords(content: VocabularyContent): Word[] {
  switch (content.form) {
    case 'number-grid':
      return content.numbers
    case 'menu':
      return content.courses.flatMap((course) => course.dishes)
    case 'tables':
      return content.tables.flatMap((table) => table.rows.flat()).filter(isSpokenCell)
    default:
      return []
  }
}
