import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MenuLink, SaveLinkAnswer } from '../../domain/api/menu.ts'
import { apiPost } from './api.ts'
import { menuQuery } from './menu-query.ts'
import { withRows } from './menu-rows.ts'

/** Saves a link: seen in the menu at once, taken back with the server's sentence where it is refused. */
export function useSaveLink(onSaved: (link: MenuLink) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = menuQuery
  return useMutation({
    mutationFn: (link: MenuLink) => apiPost<SaveLinkAnswer>('menulinks', { link }),
    meta: { action: 'save page state' },
    async onMutate(link) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (rows) => rows && withRows(rows, [link]))
      return before
    },
    onError: (_error, _link, before) => queryClient.setQueryData(queryKey, before),
    onSuccess({ link, menulinks }) {
      queryClient.setQueryData(queryKey, (rows) => rows && withRows(rows, menulinks))
      onSaved(link)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}
