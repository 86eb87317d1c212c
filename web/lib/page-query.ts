import { queryOptions } from '@tanstack/react-query'
import type { PageAnswer, PageRecord } from '../../domain/api/page.ts'
import { ApiError, apiGet } from './api.ts'

/** What the teacher wrote on a page; null where nothing is written yet. */
export function pageQuery(clientID: string) {
  return queryOptions({
    queryKey: ['pages', clientID],
    queryFn: async (): Promise<PageRecord | null> => {
      try {
        return (await apiGet<PageAnswer>(`pages/${clientID}`)).data
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}
