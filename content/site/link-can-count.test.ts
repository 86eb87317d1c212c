import { expect, it } from 'vitest'
import { menuSeeds } from '../menu.ts'
import { pageSeeds } from '../pages.ts'
import { linkCanCount } from './link-can-count.ts'

it.each([
  ['', false],
  ['Page_Home', false],
  ['Page_Letter', false],
  ['Page_Announcements', false],
  ['Page_Resources', false],
  ['Page_Music', false],
  ['Page_Garden', false],
  ['Page_Resources_Liens', false],
  ['Page_Mission_Monday', true],
  ['Page_Grade4_Vocabulary_Animals_Farm', true],
  ['Page_Grade4_Vocabulary_LaPlage', true],
  ['Page_Videos', true],
  ['Page_Videos_LaFete', true],
  ['Page_Stories_LeLoup', true],
  ['Page_Games_Canvas_Pizza', true],
  ['Page_Games_Memory_Grade4_Ant', true],
  ['Page_Grade1_Games_Memory_Pets_Own', true],
])('returns $1 for $0', (clientID, expected) => {
  expect(linkCanCount(clientID)).toBe(expected)
})

it('agrees with the menu seed, which enables Bravos and bonus only on links that can count', () => {
  const switched = menuSeeds([], pageSeeds).filter((link) => link.isBravoEnabled || link.isBonusEnabled)
  expect(switched.length).toBeGreaterThan(20)
  expect(switched.filter(({ clientID }) => !linkCanCount(clientID))).toEqual([])
})
