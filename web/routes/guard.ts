import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Page } from '../../content/routes.ts'
import { loadPart } from '../lib/loading/load-part.ts'
import { session } from '../lib/session/session.ts'

interface Arrival {
  href: string
  /** Whether one comes to the page, and was not on it already, such as who signs out there. */
  isEntered: boolean
}

/** Lets in whom the page is for; everyone else is sent home, a visitor until the sign-in. The API guards the data by itself. */
export async function guard(
  page: Page,
  { href, isEntered }: Arrival,
  queryClient: QueryClient,
): Promise<void> {
  // The build paints a page for whomever it is for.
  if (import.meta.env.SSR || (await mayEnter(page, queryClient))) return
  if (isEntered && !session.current()) offerSignIn(href)
  throw redirect({ to: '/' })
}

/** Not waited for: without a network a visitor is led home all the same. */
export function offerSignIn(href: string): void {
  loadLetIn().then(
    ({ sendToSignIn }) => sendToSignIn(href),
    () => {},
  )
}

async function mayEnter(page: Page, queryClient: QueryClient): Promise<boolean> {
  if (page.access === 'everyone') return true
  const user = session.current()
  // Most pages are everyone's: who is let in to the others is asked when the first of them is.
  return user !== null && (await loadLetIn()).isLetIn(page, user, queryClient)
}

function loadLetIn() {
  return loadPart(() => import('./let-in.ts'))
}
