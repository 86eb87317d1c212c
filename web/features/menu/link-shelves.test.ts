import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../../../content/games.ts'
import { menuSeeds } from '../../../content/menu.ts'
import { gradesOf, shelvesOf, shortName } from './link-shelves.ts'
import { type MenuNode, menuTree } from './menu-tree.ts'

const rows = menuSeeds(gameSeeds, []).map((row, index) => ({ ...row, menuLinkID: index, ID: index }))
const games = menuTree(rows, () => true).find(({ link }) => link.groupID === 8000)

describe('the games of the menu', () => {
  it('are there for every grade', () => {
    expect(gradesOf(node())).toEqual([1, 3, 4, 5, 6])
  })

  it('are few enough to look through, once a grade and a kind are chosen', () => {
    for (const grade of gradesOf(node())) {
      const shelves = shelvesOf(node(), grade)
      expect(shelves.length).toBeGreaterThanOrEqual(9)
      for (const { links } of shelves) expect(links.length).toBeLessThanOrEqual(30)
    }
  })

  it('are called by what tells them apart on their shelf', () => {
    const names = shelvesOf(node(), 1).flatMap(({ group, links }) =>
      links.map((link) => [link.clientID, shortName(link, group)]),
    )
    expect(names).toContainEqual(['Page_Grade1_Games_Memory_Pets', 'Les animaux de compagnie'])
    expect(names).toContainEqual(['Page_Games_Matching_Custom_Colours', 'Les couleurs'])
    expect(names.filter(([, name]) => name?.includes('année'))).toEqual([])
    for (const { group, links } of shelvesOf(node(), 5)) {
      const own = links.map((link) => shortName(link, group))
      expect(new Set(own).size).toBe(own.length)
    }
  })
})

function node(): MenuNode {
  if (!games) throw new Error('The menu has no games.')
  return games
}
