import { type Actor, can } from './access.ts'
import type { MenuLink } from './api/menu.ts'

type Flags = Pick<
  MenuLink,
  'clientID' | 'isEnabled' | 'isAuthRequired' | 'isAdminRequired' | 'isWhiteListEnabled'
>

/**
 * Whether the menu shows a link to `actor`. An administrator sees all, also what is disabled.
 * @param whitelisted the clientIDs whose whitelist `actor` is on
 */
export function isLinkVisible(link: Flags, actor: Actor, whitelisted: ReadonlySet<string>): boolean {
  if (can(actor, 'seeHiddenPages')) return true
  return (
    link.isEnabled &&
    !link.isAdminRequired &&
    (!link.isAuthRequired || actor !== null) &&
    (!link.isWhiteListEnabled || (actor !== null && whitelisted.has(link.clientID)))
  )
}
