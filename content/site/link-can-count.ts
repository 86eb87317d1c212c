import { canCount } from '../../domain/can-count.ts'
import { linkPage } from './link-path.ts'

/** True if a menu link with this key can count for Bravos and have the bonus. Groups have no key and cannot. */
export function linkCanCount(clientID: string): boolean {
  if (clientID === '') return false
  const page = linkPage(clientID)
  // A key without a page belongs to a game.
  return page === undefined || canCount(page.kind)
}
