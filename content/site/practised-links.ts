import { groupBy } from '../../domain/group-by.ts'
import { linkKind } from './link-kind.ts'
import { themeKey } from './words-page-of.ts'

const isGame = ({ clientID }: { clientID: string }) => linkKind(clientID) !== null

/** The first link of each theme with games, e.g. its word page, for screens that are too small for games. */
export function practisedLinks<Link extends { clientID: string }>(links: readonly Link[]): Link[] {
  return themesWithGames(links).flatMap((all) => all.slice(0, 1))
}

/** The fewest links for which `practisedLinks` returns the same: those links, and one game of each theme. */
export function linksToPractise<Link extends { clientID: string }>(links: readonly Link[]): Link[] {
  return themesWithGames(links).flatMap((all) => [...all.slice(0, 1), ...all.filter(isGame).slice(0, 1)])
}

function themesWithGames<Link extends { clientID: string }>(links: readonly Link[]): Link[][] {
  const themes = groupBy(links, ({ clientID }) => themeKey(clientID).replace(/Canvas_|Custom_/, ''))
  return [...themes.values()].filter((all) => all.some(isGame))
}
