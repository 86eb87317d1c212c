import { REQUESTED_PAGE_KEY } from '../session/clear-user-data.ts'
import { tabStorage } from '../storage/browser-storage.ts'

/** The address expires, since tablets are shared and a later user wants another page. */
const MAX_AGE_MS = 10 * 60_000

/** Remembers in this tab the address that a visitor requested, to open it after sign-in. */
export function rememberRequestedPage(href: string): void {
  tabStorage.setItem(REQUESTED_PAGE_KEY, `${Date.now()} ${href}`)
}

/** Returns the remembered address and forgets it. Null if there is none or it is too old. */
export function takeRequestedPage(): string | null {
  const [since = '', href] = tabStorage.getItem(REQUESTED_PAGE_KEY)?.split(' ') ?? []
  tabStorage.removeItem(REQUESTED_PAGE_KEY)
  const age = Date.now() - Number(since)
  return href && age >= 0 && age < MAX_AGE_MS ? href : null
}
