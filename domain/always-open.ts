import type { MenuLink } from './api/menu.ts'

type Flags = Pick<
  MenuLink,
  'clientID' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/** The fallback page for anyone who may not open a page, so it cannot be closed. */
const HOME = 'Page_Home'

/** True if the page is open to everyone at all times, whatever its menu row says. */
export function isAlwaysOpen(clientID: string): boolean {
  return clientID === HOME
}

/** The flags that can close a page. Rows of a page that is always open cannot have them. */
export const CLOSING_FLAGS: ReadonlySet<string> = new Set<keyof Flags>([
  'isEnabled',
  'isAuthRequired',
  'isAdminRequired',
  'isWhiteListEnabled',
])

/** True if the row closes its page to some users. */
export function isRestricted(link: Flags): boolean {
  return !link.isEnabled || link.isAuthRequired || link.isAdminRequired || link.isWhiteListEnabled
}

/** True if the editor must not offer the closing flags: the page is always open and its row sets none of them. */
export function hidesClosingFlags(link: Flags): boolean {
  return isAlwaysOpen(link.clientID) && !isRestricted(link)
}
