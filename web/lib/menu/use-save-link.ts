import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type PageAccess, sitePageOf } from '../../../content/routes.ts'
import { linkCanCount } from '../../../content/site/link-can-count.ts'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'
import { CLOSING_FLAGS, hidesClosingFlags } from '../../../domain/always-open.ts'
import type { MenuLink, SaveLinkRequest } from '../../../domain/api/menu.ts'
import { whyClosedToPupils } from '../../../domain/why-closed.ts'
import { call } from '../api/api.ts'
import { menuQuery } from './menu-query.ts'

/**
 * Saves a link with an optimistic update, which is undone if the server refuses. `former` is the link as it was read,
 * so that concurrent saves do not overwrite each other; a new link has none.
 */
export function useSaveLink(onSaved: (link: MenuLink) => void) {
  const queryClient = useQueryClient()
  const { queryKey } = menuQuery
  return useMutation({
    mutationFn: (request: SaveLinkRequest) => call('POST menulinks', { body: request }),
    meta: { action: 'save page state' },
    async onMutate({ link }) {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (rows) => rows && replaceRows(rows, [link]))
      return before
    },
    onError: (_error, _request, before) => queryClient.setQueryData(queryKey, before),
    onSuccess({ link, menulinks }) {
      queryClient.setQueryData(queryKey, (rows) => rows && replaceRows(rows, menulinks))
      onSaved(link)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function replaceRows(rows: readonly MenuLink[], changed: readonly MenuLink[]): MenuLink[] {
  const states = new Map(changed.map((row) => [row.menuLinkID, row]))
  return rows.map((row) => states.get(row.menuLinkID) ?? row)
}

/** For administrators, who may open every page: the reason why pupils cannot open a link's page, or null. */
export function useWhyClosed(): (link: MenuLink) => string | null {
  const { data: links } = useQuery(menuQuery)
  return useMemo(() => whyClosedToPupils(links ?? [], wordsPageOf), [links])
}

/** The flag that a page's guard enforces whatever the menu says. Switching it off would not open the page. */
const GUARDED_FLAGS: Partial<Record<PageAccess, keyof MenuLink>> = {
  user: 'isAuthRequired',
  admin: 'isAdminRequired',
  whitelist: 'isWhiteListEnabled',
}

/**
 * Whether a menu row has a switch for the flag. A flag that is wrongly on can always be switched off, and a flag of
 * the page's guard only on.
 */
export function hasSwitch(link: MenuLink, flag: keyof MenuLink): boolean {
  if (link[flag] && GUARDED_FLAGS[sitePageOf(link.clientID)?.access ?? 'everyone'] === flag) return false
  if (CLOSING_FLAGS.has(flag) && hidesClosingFlags(link)) return false
  const isForCounting = flag === 'isBravoEnabled' || flag === 'isBonusEnabled'
  return !isForCounting || link[flag] || linkCanCount(link.clientID)
}
