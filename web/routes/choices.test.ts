import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../../content/games.ts'
import { grades } from '../../content/grades.ts'
import { menuSeeds } from '../../content/menu.ts'
import { pageSeeds } from '../../content/pages.ts'
import { pages } from '../../content/routes.ts'
import { gamesOnPage } from '../../content/site/games-on-page.ts'
import { linkKind } from '../../content/site/link-kind.ts'
import { linkTile, type TileContext } from '../../content/site/link-tile.ts'
import { practisedLinks } from '../../content/site/practised-links.ts'
import type { MenuLink } from '../../domain/api/menu.ts'
import { gradeShelves } from '../features/home/grade-shelves.ts'
import { gradesOf, shelvesOf } from '../features/menu/link-shelves.ts'
import { gradeOf, linksUnder, menuTree } from '../features/menu/menu-tree.ts'

const rows = menuSeeds(gameSeeds, pageSeeds).map((row, index) => ({ ...row, menuLinkID: index, ID: index }))
const links = rows.filter(({ clientID }) => clientID !== '')
const groups = menuTree(rows, () => true)

/** Links on one screen that share both name and picture with another. */
function indistinguishableLinks(choices: readonly MenuLink[], said: TileContext = {}): string[] {
  const looks = choices.map((link) => {
    const { name, icon, more } = linkTile(link, said)
    return `${name} ${more?.text ?? ''} ${icon}`
  })
  return looks.filter((look, index) => looks.indexOf(look) !== index)
}

describe('links on one screen', () => {
  it.each(grades)('differ in name or picture on the page of grade %i', (grade) => {
    const choices = gradeShelves(grade, links).flatMap((shelf) => shelf.links)
    expect(choices.length).toBeGreaterThan(5)
    expect(indistinguishableLinks(choices, { grade })).toEqual([])
  })

  it.each(grades)(
    'differ in name or picture among the words to practise on small screens, in grade %i',
    (grade) => {
      const games = practisedLinks(gradeShelves(grade, links).flatMap((shelf) => shelf.practised))
      expect(games.length).toBeGreaterThan(5)
      const looks = games.map((link) => linkTile(link, { grade, kind: linkKind(link.clientID) }))
      expect(new Set(looks.map(({ name, icon }) => `${name} ${icon}`)).size).toBe(games.length)
    },
  )

  it('differ in name or picture below the words of every page', () => {
    const vocabulary = pages.filter(({ kind }) => kind === 'vocabulary')
    const unclear = vocabulary.flatMap((page) =>
      indistinguishableLinks(gamesOnPage(page, links), { grade: page.grade }),
    )
    expect(unclear).toEqual([])
  })

  it.each(groups.map((group) => [group.link.displayName, group] as const))(
    'differ in name or picture in the menu under %s',
    (_name, group) => {
      expect(indistinguishableLinks(linksUnder(group), { grade: gradeOf(group) })).toEqual([])
      for (const grade of gradesOf(group)) {
        const unclear = shelvesOf(group, grade).flatMap(({ links: shelf, kind }) =>
          indistinguishableLinks(shelf, { grade, kind }),
        )
        expect(unclear).toEqual([])
      }
    },
  )

  it('differ in name or picture in any mix of menu links, as in the news and in open activities', () => {
    expect(indistinguishableLinks(links)).toEqual([])
  })
})

it('shows the kind of a game before its theme, and omits the grade on the page of that grade', () => {
  const of = (key: string, said: TileContext) =>
    linkTile(links.find(({ clientID }) => clientID === key) ?? missing(key), said)
  expect(of('Page_Games_Memory_Grade6_Tiger', { grade: 6 })).toEqual({
    name: 'Mémoire',
    icon: 'pictures/joker.svg',
    more: { text: 'Le tigre', icon: 'pictures/tiger.svg' },
  })
  expect(of('Page_Games_Memory_Grade6_Tiger', {}).more?.text).toBe('Le tigre (6e année)')
  expect(of('Page_Grade1_Games_Exposed_Pets', { grade: 1, kind: 'exposed' })).toEqual({
    name: 'Les animaux de compagnie',
    icon: 'pictures/dog-face.svg',
    more: null,
  })
  const inGrade = links.flatMap((link) => {
    const { name, more } = linkTile(link, { grade: 6 })
    return `${name} ${more?.text ?? ''}`
  })
  expect(inGrade.filter((text) => text.includes('6e année'))).toEqual([])
})

it.each(grades)('offers more kinds of games than grammar in grade %i, and each game once', (grade) => {
  const games = gradeShelves(grade, links).find(({ title }) => title === 'Les jeux')?.links ?? []
  expect(new Set(games.map(({ clientID }) => linkKind(clientID))).size).toBeGreaterThan(5)
  expect(new Set(games).size).toBe(games.length)
})

function missing(key: string): never {
  throw new Error(`No link to ${key}.`)
}
