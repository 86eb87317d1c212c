import type { QueryClient } from '@tanstack/react-query'
import type { Page } from '../../content/routes.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { showToast } from '../lib/toast.ts'
import { whitelistQuery } from '../lib/whitelist-query.ts'

/** Whether the user is on the page's list; who is not reads that there is one. */
export async function isOnList(page: Page, user: SessionUser, queryClient: QueryClient): Promise<boolean> {
  const query = whitelistQuery(user)
  if (queryClient.getQueryData(query.queryKey)?.includes(page.clientID)) return true
  // Who is not on the list that was read before may have been put on it since.
  const clientIDs = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
  if (clientIDs?.includes(page.clientID)) return true
  showToast(`« ${page.title} » est une page réservée : demande à ton enseignante.`)
  return false
}
