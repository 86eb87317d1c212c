import type { MenuLink } from './api/menu.ts'

type Flags = Pick<
  MenuLink,
  'clientID' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/** Whoever may not open another page is led here, so that it can be closed to nobody. */
const HOME = 'Page_Home'

/** Whether a page is open to everyone at all times, whatever its row of the menu says. */
export function isAlwaysOpen(clientID: string): boolean {
  return clientID === HOME
}

/** The flags of a row that close its page to somebody: no row of a page that is always open may have one so. */
export const CLOSING_FLAGS: ReadonlySet<string> = new Set<keyof Flags>([
  'isEnabled',
  'isAuthRequired',
  'isAdminRequired',
  'isWhiteListEnabled',
])

/** Whether a row closes its page to somebody. */
export function isClosedToSome(link: Flags): boolean {
  return !link.isEnabled || link.isAuthRequired || link.isAdminRequired || link.isWhiteListEnabled
}

/** Whether a row's closing flags are not to be offered: its page is always open, and the row says so. */
export function isHeldOpen(link: Flags): boolean {
  return isAlwaysOpen(link.clientID) && !isClosedToSome(link)
}
