import { type Grade, linkGrade } from '../../../content/grades.ts'
import type { Page, PageKind } from '../../../content/routes.ts'
import { gamesOnPage } from '../../../content/site/games-on-page.ts'
import { linkKind } from '../../../content/site/link-kind.ts'
import { linkPage } from '../../../content/site/link-path.ts'

/** Drop scenes follow the other games: they need a session, so prerendered pages lack them and they must not move others. */
const shelves: { title: string; kinds: PageKind[] }[] = [
  { title: 'Les mots', kinds: ['vocabulary'] },
  { title: 'Les jeux', kinds: ['game', 'canvas'] },
  { title: 'Et aussi', kinds: ['home', 'music', 'videos', 'stories', 'resources'] },
]

/**
 * The menu links of a grade, by shelf. Of the hundred or so games that are linked from vocabulary pages, only the first
 * of each kind.
 * @param here the open page, which is not linked
 */
export function gradeShelves<Link extends { clientID: string }>(
  grade: Grade,
  links: readonly Link[],
  here?: Page,
): { title: string; links: Link[] }[] {
  const all = links.filter(({ clientID }) => linkGrade(clientID) === grade && linkPage(clientID) !== here)
  const kindsOfAll = all.map(({ clientID }) => linkKind(clientID))
  const own = all.filter(
    (link, index) => kindsOfAll.indexOf(kindsOfAll[index] ?? null) === index || !isOnWordsOfPage(link, all),
  )
  return shelves
    .map(({ title, kinds }) => ({
      title,
      links: kinds.flatMap((kind) => own.filter(({ clientID }) => kind === linkPage(clientID)?.kind)),
    }))
    .filter((shelf) => shelf.links.length > 0)
}

function isOnWordsOfPage<Link extends { clientID: string }>(link: Link, links: readonly Link[]): boolean {
  return links.some((each) => {
    const page = linkPage(each.clientID)
    return page?.kind === 'vocabulary' && gamesOnPage(page, [link]).length > 0
  })
}
