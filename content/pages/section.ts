import type { VocabularyContent } from '../../domain/api/page.ts'
import { detailOf, type FigureName, figures } from '../pictures/figures.ts'
import { wordOf } from '../words/bank.ts'
import { picturePath } from '../words/media-path.ts'
import { vocabularyWordOf, type Word } from '../words/word.ts'

export type Section = VocabularyContent['sections'][number]

/** A titled list of bank words, given as text or in lists: `section('À la ferme', 'la vache')`. */
export function section(title: string, ...words: readonly (string | readonly Word[])[]): Section {
  const found = words.flatMap((each) => (typeof each === 'string' ? [wordOf(each)] : each))
  return { title, words: found.map(vocabularyWordOf) }
}

/** The words of a figure's spots, with the close-up of the spot as picture. */
export function spotsSection(title: string, figure: FigureName): Section {
  return {
    title,
    words: Object.keys(figures[figure].spots).map((spot) => ({
      ...vocabularyWordOf(wordOf(spot)),
      image: picturePath(detailOf(figure, spot)),
    })),
  }
}
