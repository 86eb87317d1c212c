import { expect, it } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { activityPath, uncountedLinks } from './week-links.ts'

const link = (clientID: string, changes: Partial<MenuLink> = {}): MenuLink => ({
  ...newMenuRow(0),
  menuLinkID: 1,
  ID: 1,
  clientID,
  groupID: 1,
  displayName: clientID,
  isBravoEnabled: true,
  ...changes,
})

const game = (name: string) => link(`Page_Games_Memory_${name}`, { externalIdentifier: name.toLowerCase() })
const names = (links: MenuLink[]) => links.map(({ clientID }) => clientID.replace('Page_Games_Memory_', ''))

it('omits links that have counted, links without points, groups and duplicate links to a page', () => {
  const links = [
    game('Grade4_Ant'),
    game('Grade4_Cats'),
    game('Grade4_Cats'),
    link('Page_Letter', { isBravoEnabled: false }),
    link(''),
  ]
  expect(names(uncountedLinks(links, [{ clientID: 'Page_Games_Memory_Grade4_Ant' }], 4))).toEqual([
    'Grade4_Cats',
  ])
})

it("lists the grade of the pupil's class first", () => {
  const links = [game('Grade4_Ant'), game('Grade6_Tiger'), game('Grade4_Cats')]
  expect(names(uncountedLinks(links, [], 6))).toEqual(['Grade6_Tiger', 'Grade4_Ant', 'Grade4_Cats'])
})

it('returns the path of an activity, or null if the menu no longer has it', () => {
  const links = [game('Grade4_Ant')]
  expect(activityPath(links, { clientID: 'Page_Games_Memory_Grade4_Ant' })).toBe('/games/memory/grade4_ant')
  expect(activityPath(links, { clientID: 'Page_Games_Memory_Grade4_Cats' })).toBeNull()
})
