import { describe, expect, it } from 'vitest'
import { gameSeeds } from '../../../content/games.ts'
import { menuSeeds } from '../../../content/menu.ts'
import { gradesOf, shelvesOf } from './link-shelves.ts'
import { type MenuNode, menuTree } from './menu-tree.ts'

/** Grade 4 has 33 word pages, and most game kinds have one game for each. */
const MOST_LINKS = 33

const rows = menuSeeds(gameSeeds, []).map((row, index) => ({ ...row, menuLinkID: index, ID: index }))
const games = menuTree(rows, () => true).find(({ link }) => link.groupID === 8000)

describe('the games of the menu', () => {
  it('exist for every grade', () => {
    expect(gradesOf(node())).toEqual([1, 3, 4, 5, 6])
  })

  it('are few enough per grade and kind to be scanned by eye', () => {
    for (const grade of gradesOf(node())) {
      const shelves = shelvesOf(node(), grade)
      expect(shelves.length).toBeGreaterThanOrEqual(9)
      for (const { links } of shelves) expect(links.length).toBeLessThanOrEqual(MOST_LINKS)
    }
  })

  it('are of one kind per shelf, and the heading names that kind', () => {
    const kinds = new Map(shelvesOf(node(), 1).map(({ group, kind }) => [group.groupID, kind]))
    expect([8200, 8300, 8600].map((number) => kinds.get(number))).toEqual([
      'exposed',
      'matching',
      'listening',
    ])
    expect([8400, 8450].map((number) => kinds.get(number))).toEqual([null, null])
  })
})

function node(): MenuNode {
  if (!games) throw new Error('The menu has no games.')
  return games
}
