import { queryOptions } from '@tanstack/react-query'
import type { PageAnswer, PageRecord, WrittenKind } from '../../domain/api/page.ts'
import type { RecordOf } from '../prerender-data.ts'
import { ApiError, apiGet } from './api.ts'

export function pageKey(clientID: string) {
  return ['pages', clientID]
}

/** What is written on a page of a kind; null where nothing is written yet. */
export function pageQuery<Kind extends WrittenKind>(kind: Kind, clientID: string) {
  return queryOptions({
    queryKey: pageKey(clientID),
    queryFn: async (): Promise<RecordOf<Kind> | null> => {
      const page = await readPage(clientID)
      if (!page) return null
      // The schemas are loaded with the first answer: a prerendered page is read without them.
      const { parseContent } = await import('./parse-content.ts')
      return { ...page, kind, content: parseContent(kind, page.content) }
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
