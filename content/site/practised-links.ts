import { linkKind } from './link-kind.ts'
import { themeKey } from './words-page-of.ts'

/** One link of each theme with games, to practise its words on screens too small for games: the first, e.g. its page of words. */
export function practisedLinks<Link extends { clientID: string }>(links: readonly Link[]): Link[] {
  const themes = Map.groupBy(links, ({ clientID }) => themeKey(clientID).replace(/Canvas_|Custom_/, ''))
  return [...themes.values()].flatMap((all) =>
    all.some(({ clientID }) => linkKind(clientID) !== null) ? all.slice(0, 1) : [],
  )
}
