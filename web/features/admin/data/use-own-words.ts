import { useQuery } from '@tanstack/react-query'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { soundName } from '../../../../content/words/media-path.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { ownWordsQuery } from './queries.ts'

/** Theme under which the word bank lists the words of the school's own pages. */
export const OWN_WORDS_THEME = 'Nos pages'

/** The words of the school's own pages, in the shape of bank words. Empty until they are loaded. */
export function useOwnWords(): readonly CatalogueWord[] {
  return useQuery({ ...ownWordsQuery, select: toCatalogueWords }).data ?? NO_WORDS
}

const NO_WORDS: readonly CatalogueWord[] = []

function toCatalogueWords(words: readonly VocabularyWord[]): CatalogueWord[] {
  return words.map((word) => ({ voice: soundName(word.french), word, theme: OWN_WORDS_THEME, grades: [] }))
}
