import { useQuery } from '@tanstack/react-query'
import type { CatalogueWord } from '../../../../content/words/catalogue.ts'
import { soundName } from '../../../../content/words/media-path.ts'
import type { VocabularyWord } from '../../../../domain/api/page.ts'
import { ownWordsQuery } from './queries.ts'

/** The theme under which the bank shows the words of the school's own pages. */
export const OWN_THEME = 'Nos pages'

/** The words of the school's own pages, as those of the bank are. */
export function useOwnWords(): readonly CatalogueWord[] {
  return useQuery({ ...ownWordsQuery, select: asOfBank }).data ?? NONE
}

const NONE: readonly CatalogueWord[] = []

function asOfBank(words: readonly VocabularyWord[]): CatalogueWord[] {
  return words.map((word) => ({ voice: soundName(word.french), word, theme: OWN_THEME, grades: [] }))
}
