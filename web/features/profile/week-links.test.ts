import { expect, it } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { activityPath, openLinks } from './week-links.ts'

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

it('leaves out what has counted, what gives no point, groups, and a second link to the same page', () => {
  const links = [
    game('Grade4_Ant'),
    game('Grade4_Cats'),
    game('Grade4_Cats'),
    link('Page_Letter', { isBravoEnabled: false }),
    link(''),
  ]
  expect(names(openLinks(links, [{ clientID: 'Page_Games_Memory_Grade4_Ant' }], 4))).toEqual(['Grade4_Cats'])
})

it("puts the grade of the pupil's class first", () => {
  const links = [game('Grade4_Ant'), game('Grade6_Tiger'), game('Grade4_Cats')]
  expect(names(openLinks(links, [], 6))).toEqual(['Grade6_Tiger', 'Grade4_Ant', 'Grade4_Cats'])
})

it('knows where an activity was done, while the menu leads there', () => {
  const links = [game('Grade4_Ant')]
  expect(activityPath(links, { clientID: 'Page_Games_Memory_Grade4_Ant' })).toBe('/games/memory/grade4_ant')
  expect(activityPath(links, { clientID: 'Page_Games_Memory_Grade4_Cats' })).toBeNull()
})
