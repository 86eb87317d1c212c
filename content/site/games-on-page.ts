import { gameKinds } from '../../domain/games/kinds.ts'
import type { Page } from '../routes.ts'
import { linkKind } from './link-kind.ts'
import { linkPage } from './link-path.ts'
import { themeKey } from './words-page-of.ts'

/** The menu links of games on a word page's grade and theme, easiest kind first. */
export function gamesOnPage<Link extends { clientID: string }>(
  { clientID }: Page,
  links: readonly Link[],
): Link[] {
  const theme = themeKey(clientID)
  return links
    .filter((link) => linkPage(link.clientID)?.kind === 'game' && themeKey(link.clientID) === theme)
    .toSorted((one, other) => ease(one.clientID) - ease(other.clientID))
}

/** Rank of a game's kind, easiest first. */
function ease(clientID: string): number {
  const kind = linkKind(clientID)
  return kind === null ? gameKinds.length : gameKinds.indexOf(kind)
}
