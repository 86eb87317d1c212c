import { describe, expect, it } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { type MenuNode, menuTree, withoutGames } from './menu-tree.ts'

const rows = [
  row(100, 0, 'Grade 4'),
  row(200, 0, 'Music', 'Page_Music'),
  row(110, 100, 'Vocabulary'),
  row(120, 100, 'Games'),
  row(111, 110, 'Ants', 'Page_Grade4_Vocabulary_Ant'),
  row(112, 110, 'Cats', 'Page_Grade4_Vocabulary_Cats'),
]
const everything = () => true

describe('menuTree', () => {
  it('nests groups, subgroups and links in menu order, and omits empty groups', () => {
    expect(names(menuTree(rows, everything))).toEqual([
      [
        'Grade 4',
        [
          [
            'Vocabulary',
            [
              ['Ants', []],
              ['Cats', []],
            ],
          ],
        ],
      ],
      ['Music', []],
    ])
  })

  it('omits a group whose links are all hidden', () => {
    const tree = menuTree(rows, (link) => !link.clientID.includes('Grade4'))
    expect(names(tree)).toEqual([['Music', []]])
  })

  it('marks a group as new if something below it is new', () => {
    const withNew = rows.map((each) => (each.displayName === 'Cats' ? { ...each, isNew: true } : each))
    expect(menuTree(withNew, everything).map((node) => node.hasNew)).toEqual([true, false])
  })

  it('terminates if rows form a cycle', () => {
    expect(menuTree([row(1, 2, 'A'), row(2, 1, 'B')], everything)).toEqual([])
  })
})

describe('withoutGames', () => {
  it('omits games, and subgroups that contain only games', () => {
    const games = [
      row(121, 120, 'Memory', 'Page_Games_Memory_Grade4_Cats'),
      row(113, 110, 'Pairs', 'Page_Games_Exposed_Grade4_Ant'),
    ]
    const [before, after] = [rows, [...rows, ...games]].map((all) => menuTree(all, everything))
    expect(names(after?.map(withoutGames) ?? [])).toEqual(names(before ?? []))
  })
})

function names(nodes: MenuNode[]): unknown[] {
  return nodes.map((node) => [node.link.displayName, names(node.children)])
}

function row(groupID: number, parentGroupID: number, displayName: string, clientID = ''): MenuLink {
  return {
    ...newMenuRow(parentGroupID),
    menuLinkID: groupID,
    ID: groupID,
    clientID,
    groupID,
    displayName,
  }
}
