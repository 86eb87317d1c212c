import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type EditedPage, type PageRecord, pageInTheWay } from '../../../../../domain/api/page.ts'
import { pageKey } from '../../../../../domain/page-state.ts'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { gamesQuery, pageVersionsQuery, storedPageQuery } from '../../data/queries.ts'
import { savedMeanwhile } from '../../data/saved-meanwhile.ts'
import { keepPreview } from '../keep-preview.ts'
import { draftOf, isSame, type PageDraft } from './page-draft.ts'

/**
 * Publishes what was written, or a former version; `inTheWay` is what someone else published in between.
 * @param onPublished is told what was sent, too; null where it was a former version
 */
export function usePublish(
  clientID: string,
  onPublished: (record: PageRecord, sent: PageDraft | null) => void,
) {
  const queryClient = useQueryClient()
  const end = ({ savedBy: _who, ...record }: EditedPage, sent: PageDraft | null) => {
    onPublished(record, sent)
    showToast('La page est publiée.')
    void keepPreview(clientID, record.title, record.content)
    queryClient.setQueryData(storedPageQuery(clientID).queryKey, record)
    void queryClient.invalidateQueries({ queryKey: pageKey(clientID) })
    void queryClient.invalidateQueries({ queryKey: pageVersionsQuery(clientID).queryKey })
    // Its row may have been opened, and its row and games called as it is now.
    for (const { queryKey } of [menuQuery, gamesQuery, { queryKey: ['games'] }])
      void queryClient.invalidateQueries({ queryKey })
  }
  const publish = useMutation({
    mutationFn: (draft: PageDraft) => put(clientID, draft),
    onSuccess: end,
  })
  const restore = useMutation({
    mutationFn: ({ versionID, updated }: { versionID: number; updated: string }) =>
      call('POST pages/:clientID/versions/:versionID/restore', {
        path: { clientID, versionID },
        body: { updated },
      }),
    onSuccess: ({ data }) => end(data, null),
  })
  return { publish, restore, inTheWay: savedMeanwhile(publish.error, pageInTheWay) }
}

async function put(clientID: string, draft: PageDraft): Promise<EditedPage> {
  try {
    return (await call('PUT pages/:clientID', { path: { clientID }, body: draft })).data
  } catch (error) {
    // The very same words are in the way of no one: the answer to an earlier try was lost.
    const there = savedMeanwhile(error, pageInTheWay)
    if (there && isSame(draftOf(there.kind, there.title, there), draft)) return there
    throw error
  }
}
