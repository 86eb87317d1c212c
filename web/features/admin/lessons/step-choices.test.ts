import { expect, it } from 'vitest'
import { missionPages } from '../../../../content/missions.ts'
import type { MenuLink } from '../../../../domain/api/menu.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import { searchSteps, stepChoices } from './step-choices.ts'

const row = (clientID: string, displayName: string, fields: Partial<MenuLink> = {}): MenuLink => ({
  ...newMenuRow(1),
  menuLinkID: 1,
  groupID: 2,
  clientID,
  displayName,
  ...fields,
})
const links = [
  row('', 'Jeux'),
  row('Page_Home', 'Accueil'),
  row('Page_Grade4_Vocabulary_Animals_Farm', 'Les animaux de la ferme'),
  row('Page_Games_Memory_Grade4_Farm', 'Mémoire : La ferme', {
    externalIdentifier: 'farm',
    isEnabled: false,
  }),
  ...missionPages.map((clientID) => row(clientID, 'Ma mission du lundi')),
]
const choices = stepChoices(links, ({ isEnabled }) => isEnabled)

it('lists pages and games, the mission once, but no groups and not the home page', () => {
  expect(choices.map(({ name, isClosed }) => ({ name, isClosed }))).toEqual([
    { name: expect.stringContaining('Les animaux de la ferme'), isClosed: false },
    { name: expect.stringContaining('Mémoire'), isClosed: true },
    { name: 'Ma mission', isClosed: false },
  ])
})

it('finds steps by words in any order, ignoring accents', () => {
  expect(searchSteps(choices, 'FERME memoire').map(({ clientID }) => clientID)).toEqual([
    'Page_Games_Memory_Grade4_Farm',
  ])
  expect(searchSteps(choices, 'ferme')).toHaveLength(2)
  expect(searchSteps(choices, '  ')).toEqual([])
  expect(searchSteps(choices, 'zèbre')).toEqual([])
})
