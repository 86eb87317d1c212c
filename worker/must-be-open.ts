import type { Actor } from '../domain/access.ts'
import { isLinkVisible } from '../domain/menu-visibility.ts'
import type { LinkFlags } from './db/link-access.ts'
import { Refusal } from './refusal.ts'

/** A page or a game may be read by those to whom the menu shows its link; what has no link, by all. */
export function isOpen(actor: Actor, link: LinkFlags | null, isWhitelisted: boolean): boolean {
  return !link || isLinkVisible(link, actor, new Set(isWhitelisted ? [link.clientID] : []))
}

/** @throws {Refusal} where a page or a game is not open: 401 for a visitor, 403 for a pupil. */
export function mustBeOpen(actor: Actor, link: LinkFlags | null, isWhitelisted: boolean): void {
  if (!link || isOpen(actor, link, isWhitelisted)) return
  const { displayName } = link
  if (!link.isEnabled) throw new Refusal(actor ? 'pageDisabled' : 'pageDisabledForVisitor', { displayName })
  throw new Refusal(actor ? 'pageClosed' : 'pageForSignedIn')
}
