import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'
import { loadPart } from '../lib/loading/load-part.ts'
import { session } from '../lib/session/session.ts'

/** A stalled network must not delay the redirect, since a closed page is visible until then, even when signed out. */
const MENU_WAIT_MS = 1000

interface Navigation {
  href: string
  /** True if the user navigated to the page, false if they were already on it, e.g. when signing out there. */
  isEntered: boolean
}

/** Redirects users home from pages they may not open, and offers visitors to sign in. The API checks access itself. */
export async function guard(
  page: Page,
  { href, isEntered }: Navigation,
  queryClient: QueryClient,
): Promise<void> {
  // The build prerenders every page.
  if (import.meta.env.SSR || (await canEnter(page, queryClient))) return
  if (isEntered && !session.current()) offerSignIn(href)
  // The home page needs its menu: it would shift when its links load later.
  const menu = loadPageAccess().then(
    ({ prefetchMenu }) => prefetchMenu(queryClient),
    () => {},
  )
  await Promise.race([menu, new Promise((resolve) => setTimeout(resolve, MENU_WAIT_MS))])
  throw redirect({ to: '/' })
}

/** Not awaited, so that a visitor is redirected home even offline. */
export function offerSignIn(href: string): void {
  loadPageAccess().then(
    ({ sendToSignIn }) => sendToSignIn(href),
    () => {},
  )
}

async function canEnter(page: Page, queryClient: QueryClient): Promise<boolean> {
  if (page.access === 'everyone') return true
  const user = session.current()
  // Most pages are public: load the access check on the first page that needs it.
  return user !== null && (await loadPageAccess()).canOpen(page, user, queryClient)
}

function loadPageAccess() {
  return loadPart(() => import('./page-access.ts'))
}
