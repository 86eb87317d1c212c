import { gameKinds } from '../domain/games/kinds.ts'
import { linkKind } from './link-kind.ts'
import { linkPage } from './link-path.ts'
import type { Page } from './routes.ts'

/** The links to games on the words of a vocabulary page, made for its grade and theme: the easiest kind first. */
export function gamesOn<Link extends { clientID: string }>(
  { clientID }: Page,
  links: readonly Link[],
): Link[] {
  const theme = themeKey(clientID)
  return links
    .filter((link) => linkPage(link.clientID)?.kind === 'game' && themeKey(link.clientID) === theme)
    .toSorted((one, other) => ease(one.clientID) - ease(other.clientID))
}

/**
 * What a page of words and the games on them have in common: `Page_Grade1_Vocabulary_Pets`, the grade's own
 * `Page_Grade1_Games_Memory_Pets` and `Page_Games_Listening_Grade1_Pets` -> `Grade1_Pets`; of a page for all grades `All_LaPlage`.
 */
function themeKey(clientID: string): string {
  const key = clientID
    .replace(/^Page_(?=Grade\d_)/, '')
    .replace(/^Page_Games_[^_]+_(?=Grade\d_)/, '')
    .replace(/^Page_(?:Vocabulary|Games_[^_]+)_/, 'All_')
    .replace(/^(Grade\d_)(?:Vocabulary|Games(?:_(?:Exposed|Memory|Matching))?)_/, '$1')
  return taughtWith[key] ?? key
}

/** Themes without a page of words of their own: they are taught on that of another theme. */
const taughtWith: Readonly<Record<string, string>> = {
  Grade1_Clothing_Summer: 'Grade1_Weather',
  Grade1_Clothing_Winter: 'Grade1_Weather',
  Grade1_Feelings: 'Grade1_Bodyparts',
  Grade1_Colours: 'Grade1_Classroom',
  Grade3_Sports: 'Grade3_Reference',
  Grade3_Bodyparts: 'Grade3_Reference',
}

/** The key of the page of words on which the game of a row is, by the row's key; null where that names none. */
export function wordsPageOf(clientID: string): string | null {
  const [, place, theme] = /^(Grade\d_|All_)(.+)$/.exec(themeKey(clientID)) ?? []
  if (place === undefined || isWordsPage(clientID)) return null
  return `Page_${place === 'All_' ? '' : place}Vocabulary_${theme}`
}

function isWordsPage(clientID: string): boolean {
  return /^Page_(Grade\d_)?Vocabulary_/.test(clientID)
}

/** The place of a game's kind among all, the easiest first. */
function ease(clientID: string): number {
  const kind = linkKind(clientID)
  return kind === null ? gameKinds.length : gameKinds.indexOf(kind)
}
