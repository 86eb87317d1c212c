import { canCount } from '../domain/can-count.ts'
import { linkPage } from './link-path.ts'

/** Whether a link of the menu, by its key, can count towards a Bravo and have the bonus. A group cannot. */
export function linkCanCount(clientID: string): boolean {
  if (clientID === '') return false
  const page = linkPage(clientID)
  // A key of no page is that of a game.
  return page === undefined || canCount(page.kind)
}
