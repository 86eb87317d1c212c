import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type EditedPage,
  type PageRecord,
  pageInTheWay,
  type SavePageAnswer,
} from '../../../../../domain/api/page.ts'
import { ApiError, apiPost, apiPut } from '../../../../lib/api.ts'
import { pageKey } from '../../../../lib/page-query.ts'
import { showToast } from '../../../../lib/toast.ts'
import { pageVersionsQuery, storedPageQuery } from '../../queries.ts'
import type { PageDraft } from './page-draft.ts'

/** Publishes what was written, or a former version; `inTheWay` is what someone else published in between. */
export function usePublish(clientID: string, onPublished: (record: PageRecord) => void) {
  const queryClient = useQueryClient()
  const onSuccess = ({ data: { savedBy: _who, ...record } }: SavePageAnswer) => {
    onPublished(record)
    showToast('La page est publiée.')
    queryClient.setQueryData(storedPageQuery(clientID).queryKey, record)
    void queryClient.invalidateQueries({ queryKey: pageKey(clientID) })
    void queryClient.invalidateQueries({ queryKey: pageVersionsQuery(clientID).queryKey })
  }
  const publish = useMutation({
    mutationFn: (draft: PageDraft) => apiPut<SavePageAnswer>(`pages/${clientID}`, draft),
    onSuccess,
  })
  const restore = useMutation({
    mutationFn: ({ versionID, updated }: { versionID: number; updated: string }) =>
      apiPost<SavePageAnswer>(`pages/${clientID}/versions/${versionID}/restore`, { updated }),
    onSuccess,
  })
  return { publish, restore, inTheWay: inTheWayOf(publish.error) }
}

/** Null where nothing is in the way. */
function inTheWayOf(error: Error | null): EditedPage | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const read = z.safeParse(pageInTheWay, error.data)
  return read.success ? read.data : null
}
