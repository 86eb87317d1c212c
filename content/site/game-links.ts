import { wordsPageOf } from './games-on-page.ts'
import { linkPage } from './link-path.ts'

/** True for a game, which needs a large screen. */
export function isGameLink(clientID: string): boolean {
  return linkPage(clientID)?.game !== undefined
}

/** One game of each theme. Its words are practised on screens too small for games. */
export function gameOfEachTheme<Link extends { clientID: string }>(links: readonly Link[]): Link[] {
  const games = links.filter(({ clientID }) => isGameLink(clientID)).toReversed()
  const byTheme = new Map(games.map((link) => [wordsPageOf(link.clientID) ?? link.clientID, link]))
  return [...byTheme.values()].toReversed()
}
