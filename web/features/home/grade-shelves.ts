import { type Grade, linkGrade } from '../../../content/grades.ts'
import type { Page, PageKind } from '../../../content/routes.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import { linkPage } from '../../../content/site/link-path.ts'
import { wordsPageOf } from '../../../content/site/words-page-of.ts'

/**
 * Drop scenes follow the other games: they need a session, so prerendered pages lack them and they must not
 * move others.
 */
const shelves: { title: string; kinds: PageKind[] }[] = [
  { title: 'Les mots', kinds: ['vocabulary'] },
  { title: 'Les jeux', kinds: ['game', 'canvas'] },
  { title: 'Et aussi', kinds: ['home', 'music', 'videos', 'stories', 'resources'] },
]

/**
 * The menu links of a grade, by shelf. Word pages link to a hundred or so games; only the first of each kind
 * is included here. `practised` are the links whose words small screens offer instead of games.
 * @param here the open page, which is not linked
 */
export function gradeShelves<Link extends { clientID: string }>(
  grade: Grade,
  links: readonly Link[],
  here?: Page,
): { title: string; links: Link[]; practised: Link[] }[] {
  const all = links.filter(({ clientID }) => linkGrade(clientID) === grade && linkPage(clientID) !== here)
  const keys = all.map(({ clientID }) => clientID)
  const gameKinds = keys.map(linkKind)
  const own = all.filter(
    ({ clientID }, index) =>
      gameKinds.indexOf(linkKind(clientID)) === index || !keys.includes(wordsPageOf(clientID) ?? ''),
  )
  return shelves
    .map(({ title, kinds }) => ({
      title,
      links: kinds.flatMap((kind) => own.filter(({ clientID }) => kind === linkPage(clientID)?.kind)),
      practised: kinds.includes('game') ? all : [],
    }))
    .filter((shelf) => shelf.links.length > 0)
}
