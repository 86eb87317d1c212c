import type { QueryClient } from '@tanstack/react-query'
import { canOpenAdminPage } from '../../content/admin-pages.ts'
import type { Page } from '../../content/routes.ts'
import { canForSomeRecord } from '../../domain/access.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { showToast } from '../lib/display/toast.ts'
import { explainClosed } from '../lib/menu/explain-closed.ts'
import { menuQuery } from '../lib/menu/menu-query.ts'
import { whitelistQuery } from '../lib/menu/whitelist-query.ts'
import { rememberRequestedPage } from '../lib/page/requested-page.ts'
import { actorOf } from '../lib/session/actor.ts'

/** Whether the user may open a page that is not public. */
export async function canOpen(page: Page, user: SessionUser, queryClient: QueryClient): Promise<boolean> {
  const actor = actorOf(user)
  if (page.kind === 'admin' && user.isAdmin && !canOpenAdminPage(actor, page.clientID)) {
    showToast("Cette page n'est pas ouverte à ce compte.")
    return false
  }
  if (canForSomeRecord(actor, 'seeHiddenPages') || page.access === 'user') return true
  return page.access === 'whitelist' && isOnList(page, user, queryClient)
}

export function prefetchMenu(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery(menuQuery)
}

/** Tells a visitor why they were redirected, and remembers the page for after sign-in. */
export function sendToSignIn(href: string): void {
  rememberRequestedPage(href)
  explainClosed({ displayName: '', isEnabled: true }, null)
}

/** Whether the user is on the page's whitelist. Shows a message if not. */
async function isOnList(page: Page, user: SessionUser, queryClient: QueryClient): Promise<boolean> {
  const query = whitelistQuery(user)
  if (queryClient.getQueryData(query.queryKey)?.includes(page.clientID)) return true
  // The user may have been added since the list was cached.
  const clientIDs = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
  if (clientIDs?.includes(page.clientID)) return true
  explainClosed({ displayName: page.title, isEnabled: true }, actorOf(user))
  return false
}
