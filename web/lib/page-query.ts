import { queryOptions } from '@tanstack/react-query'
import type { PageAnswer, PageRecord } from '../../domain/api/page.ts'
import type { VocabularyRecord } from '../prerender-data.ts'
import { ApiError, apiGet } from './api.ts'

/** A page of words; null where nothing is written yet. */
export function vocabularyQuery(clientID: string) {
  return queryOptions({
    queryKey: ['pages', clientID],
    queryFn: async (): Promise<VocabularyRecord | null> => {
      const page = await readPage(clientID)
      if (!page) return null
      // The schemas are loaded with the first answer: a prerendered page is read without them.
      const { parseVocabulary } = await import('./parse-vocabulary.ts')
      return { ...page, content: parseVocabulary(page.content) }
    },
  })
}

/** What the teacher wrote on a page; null where nothing is written yet. */
async function readPage(clientID: string): Promise<PageRecord | null> {
  try {
    return (await apiGet<PageAnswer>(`pages/${clientID}`)).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
