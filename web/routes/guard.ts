import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'
import { can } from '../../domain/access.ts'
import { actorOf } from '../lib/actor.ts'
import { session } from '../lib/session.ts'

/** Lets in whom the page is for; everyone else is sent home. The API guards the data by itself. */
export async function guard(page: Page, queryClient: QueryClient): Promise<void> {
  if (!(await isLetIn(page, queryClient))) throw redirect({ to: '/' })
}

async function isLetIn(page: Page, queryClient: QueryClient): Promise<boolean> {
  const user = session.current()
  if (page.access === 'everyone' || can(actorOf(user), 'seeHiddenPages')) return true
  if (page.access === 'user') return user !== null
  if (page.access !== 'whitelist' || !user) return false
  return (await import('./on-list.ts')).isOnList(page, user, queryClient)
}
