import { useMutation, useQueryClient } from '@tanstack/react-query'
import { conflictingPage, type EditedPage, type PageRecord } from '../../../../../domain/api/page.ts'
import { pageQueryKey } from '../../../../../domain/hydration-data.ts'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { conflictingVersion } from '../../data/delete-if-exists.ts'
import { gamesQuery, pageVersionsQuery, storedPageQuery } from '../../data/queries.ts'
import { storePreview } from '../store-preview.ts'
import { draftOf, hasSameContent, type PageDraft } from './page-draft.ts'

/**
 * Publishes a draft or restores a previous version. `conflict` is the version that someone else published in
 * the meantime.
 * @param onPublished also gets the draft that was sent, null for a restored version
 */
export function usePublish(
  clientID: string,
  onPublished: (record: PageRecord, sent: PageDraft | null) => void,
) {
  const queryClient = useQueryClient()
  const finish = ({ savedBy: _who, ...record }: EditedPage, sent: PageDraft | null) => {
    onPublished(record, sent)
    showToast('La page est publiée.')
    void storePreview(clientID, record.title, record.content)
    queryClient.setQueryData(storedPageQuery(clientID).queryKey, record)
    void queryClient.invalidateQueries({ queryKey: pageQueryKey(clientID) })
    void queryClient.invalidateQueries({ queryKey: pageVersionsQuery(clientID).queryKey })
    // Publishing may enable the page's menu row and rename the row and its games.
    for (const { queryKey } of [menuQuery, gamesQuery, { queryKey: ['games'] }])
      void queryClient.invalidateQueries({ queryKey })
  }
  const publish = useMutation({
    mutationFn: (draft: PageDraft) => putPage(clientID, draft),
    onSuccess: finish,
  })
  const restore = useMutation({
    mutationFn: ({ versionID, updated }: { versionID: number; updated: string }) =>
      call('POST pages/:clientID/versions/:versionID/restore', {
        path: { clientID, versionID },
        body: { updated },
      }),
    onSuccess: ({ data }) => finish(data, null),
  })
  return { publish, restore, conflict: conflictingVersion(publish.error, conflictingPage) }
}

async function putPage(clientID: string, draft: PageDraft): Promise<EditedPage> {
  try {
    return (await call('PUT pages/:clientID', { path: { clientID }, body: draft })).data
  } catch (error) {
    // If the stored page is the same, an earlier attempt succeeded and its response was lost.
    const stored = conflictingVersion(error, conflictingPage)
    if (stored && hasSameContent(draftOf(stored.kind, stored.title, stored), draft)) return stored
    throw error
  }
}
