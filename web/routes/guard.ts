import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'
import { can } from '../../domain/access.ts'
import type { SessionUser } from '../../domain/api/user.ts'
import { actorOf } from '../lib/actor.ts'
import { session } from '../lib/session.ts'
import { showToast } from '../lib/toast.ts'
import { whitelistQuery } from '../lib/whitelist-query.ts'

/** Lets in whom the page is for; everyone else is sent home. The API guards the data by itself. */
export async function guard(page: Page, queryClient: QueryClient): Promise<void> {
  const user = session.current()
  if (await isLetIn(page, user, queryClient)) return
  // Nothing tells a pupil that there is a list: a link to the page may have come from one who is on it.
  if (page.access === 'whitelist' && user) {
    showToast(`« ${page.title} » est une page réservée : demande à ton enseignante.`)
  }
  throw redirect({ to: '/' })
}

async function isLetIn(page: Page, user: SessionUser | null, queryClient: QueryClient): Promise<boolean> {
  if (page.access === 'everyone' || can(actorOf(user), 'seeHiddenPages')) return true
  if (page.access === 'user') return user !== null
  return page.access === 'whitelist' && user !== null && isOnList(page.clientID, user, queryClient)
}

/** Who is not on the list that was read before may have been put on it since. */
async function isOnList(clientID: string, user: SessionUser, queryClient: QueryClient): Promise<boolean> {
  const query = whitelistQuery(user)
  if (queryClient.getQueryData(query.queryKey)?.includes(clientID)) return true
  const clientIDs = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
  return clientIDs?.includes(clientID) ?? false
}
