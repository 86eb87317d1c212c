import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { newPageRequest } from '../../../../../domain/api/own-page.ts'
import { call } from '../../../../lib/api/api.ts'
import { showToast } from '../../../../lib/display/toast.ts'
import { emitPageStateChanged } from '../../../../lib/live/live.ts'
import { menuQuery } from '../../../../lib/menu/menu-query.ts'
import { ownWordsQuery } from '../../data/queries.ts'
import { savedMeanwhile } from '../../data/saved-meanwhile.ts'
import { keepPreview } from '../keep-preview.ts'

const madeBefore = z.object({ clientID: z.string() })

/** Publishes a new page; `before` is the key of what was made of it when it was sent before. */
export function useMakePage(onMade: (clientID: string) => void) {
  const queryClient = useQueryClient()
  const make = useMutation({
    mutationFn: (asked: z.input<typeof newPageRequest>) => call('POST pages', { body: asked }),
    async onSuccess({ data, link }) {
      emitPageStateChanged(link)
      void keepPreview(data.clientID, data.title, data.content)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: ownWordsQuery.queryKey }),
      ])
      showToast(link.isEnabled ? 'La page est publiée.' : 'La page est créée : à vous de la remplir.')
      onMade(data.clientID)
    },
  })
  return { make, before: savedMeanwhile(make.error, madeBefore)?.clientID ?? null }
}
