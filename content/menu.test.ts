import { describe, expect, it } from 'vitest'
import { gameSeeds } from './games.ts'
import { isPageOfItsOwn, type MenuSeed, menuIcons, menuSeeds } from './menu.ts'
import { iconOfTheme } from './menu-icons.ts'
import { MISSION_PAGE, missionPages } from './missions.ts'
import { pageSeeds } from './pages.ts'
import { pageOf, pages } from './routes.ts'
import { picturePath } from './words/media-path.ts'

const menu = menuSeeds(gameSeeds, pageSeeds)
const links = menu.filter(({ clientID }) => clientID !== '')
const gamesWithoutPage = gameSeeds.filter(({ clientID }) => !isPageOfItsOwn(clientID))
const byNumber = new Map(menu.map((row) => [row.groupID, row]))

function link(clientID: string): MenuSeed {
  const found = links.find((row) => row.clientID === clientID)
  if (!found) throw new Error(`No link to ${clientID}.`)
  return found
}

describe('the menu of a new school', () => {
  it('has unique numbers, pages and games', () => {
    expect(byNumber.size).toBe(menu.length)
    expect(new Set(links.map(({ clientID }) => clientID)).size).toBe(links.length)
  })

  it('has a link for every page and every game', () => {
    const keys = [...pages.filter(({ path }) => !path.includes('$id')), ...gamesWithoutPage].flatMap(
      ({ clientID }) => (clientID === MISSION_PAGE ? missionPages : clientID),
    )
    expect(links.map(({ clientID }) => clientID).toSorted()).toEqual(keys.toSorted())
  })

  it('has every link in a subgroup, and every subgroup in a group', () => {
    const wrong = links.filter(({ parentGroupID }) => {
      const subgroup = byNumber.get(parentGroupID)
      const group = byNumber.get(subgroup?.parentGroupID ?? -1)
      return subgroup?.clientID !== '' || group?.clientID !== '' || group.parentGroupID !== 0
    })
    expect(wrong).toEqual([])
  })

  it('has links in the expected groups', () => {
    const parent = (clientID: string) => byNumber.get(link(clientID).parentGroupID)
    expect(parent('Page_Grade4_Vocabulary_Party_Food')).toMatchObject({
      groupID: 2410,
      displayName: 'Vocabulaire',
    })
    expect(parent('Page_Grade1_Games_Canvas_Colours')).toMatchObject({ groupID: 2140, displayName: 'Dessin' })
    expect(parent('Page_Grade1_Games_Memory_Pets')).toMatchObject({ groupID: 8400 })
    expect(parent('Page_Grade1_Games_Weather')).toMatchObject({ groupID: 2130, displayName: 'Jeux' })
    expect(parent('Page_Admin_Whitelist')).toMatchObject({ displayName: 'Les élèves' })
    expect(parent('Page_Home')).toMatchObject({ displayName: 'Accueil' })
  })

  it('has a row for the mission of each day', () => {
    expect(missionPages.map((clientID) => link(clientID).displayName.split(' ').at(-1))).toEqual([
      'dimanche',
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
    ])
  })

  it('uses the same group numbers for game families as the rules', () => {
    expect([8200, 8300, 8400, 8450].map((number) => byNumber.get(number)?.displayName)).toEqual([
      'Les paires',
      'Choix multiples',
      'Mémoire',
      'Jeux à points',
    ])
    const memory = gameSeeds.find(({ kind }) => kind === 'memory')
    expect(memory && link(memory.clientID)).toMatchObject({
      parentGroupID: 8400,
      isBravoEnabled: true,
      externalIdentifier: memory?.id,
    })
  })

  it("enables Bravos only on pages with an activity, and uses the registry's access rules", () => {
    for (const { clientID } of links.filter(({ clientID }) => isPageOfItsOwn(clientID))) {
      const { kind, access } = pageOf(clientID) ?? {}
      expect(link(clientID)).toMatchObject({
        isBravoEnabled: ['game', 'canvas', 'mission', 'vocabulary', 'videos', 'stories'].includes(kind ?? ''),
        isAuthRequired: access === 'user',
        isAdminRequired: access === 'admin',
        isWhiteListEnabled: access === 'whitelist',
      })
    }
  })

  it('enables a page only if it has content', () => {
    const [written] = pageSeeds
    if (!written) throw new Error('No page is written.')
    const enabled = (from: MenuSeed[]) =>
      from.find(({ clientID }) => clientID === written.clientID)?.isEnabled
    expect([enabled(menuSeeds([], [])), enabled(menu)]).toEqual([false, true])
  })

  it('keeps the group numbers of links when other links are added or removed', () => {
    const alone = menuSeeds([], pageSeeds)
    expect(alone.filter(({ clientID, groupID }) => clientID && link(clientID).groupID !== groupID)).toEqual(
      [],
    )
  })

  it('has the picture of its theme on every word page and every scene', () => {
    const themed = pages.filter(({ kind }) => kind === 'vocabulary' || kind === 'canvas')
    const without = themed.filter(({ path }) => iconOfTheme(path.split('/').at(-1) ?? '') === undefined)
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('has only pictures that exist', () => {
    const known = new Set(menuIcons.map(picturePath))
    expect(menu.filter(({ icon }) => !known.has(icon))).toEqual([])
  })
})
