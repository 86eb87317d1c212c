import { describe, expect, it } from 'vitest'
import { menuGroups } from '../../../../content/menu-groups.ts'
import type { MenuLink, MenuTarget } from '../../../../domain/api/menu.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import {
  draftRow,
  kindOptions,
  leadsNowhere,
  movableRowOptions,
  rowKindOf,
  targetOptions,
  whyKindIsFixed,
  withTarget,
} from './row-target.ts'

const VOCABULARY_OF_GRADE_4 = 2410
const BEACH = 'Page_Grade4_Vocabulary_LaPlage'
const farm = {
  clientID: 'Page_Games_Memory_Farm',
  externalIdentifier: 'farm',
  title: 'La ferme',
  isBlank: false,
}
const beach = { clientID: BEACH, externalIdentifier: null, title: 'La plage', isBlank: true }

let number = 0
function row(change: Partial<MenuLink>): MenuLink {
  number += 1
  return {
    ...newMenuRow(VOCABULARY_OF_GRADE_4, 10_000 + number),
    menuLinkID: number,
    displayName: `n${number}`,
    ...change,
  }
}

const seeded = menuGroups.map(({ groupID, parentGroupID, displayName }) =>
  row({ groupID, parentGroupID, displayName }),
)
const menuOf = (links: MenuLink[], targets: MenuTarget[] = [farm, beach]) => ({
  links: [...seeded, ...links],
  targets,
})
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)
const fresh = { ...newMenuRow(VOCABULARY_OF_GRADE_4, 1_234_567), displayName: 'La plage' }

describe('a new row', () => {
  it('can become a group, a new page of some kind, or a link to a page or game without a row', () => {
    const menu = menuOf([row({ clientID: farm.clientID, externalIdentifier: 'farm' })], [farm])
    expect(rowKindOf(fresh, menu)).toBeNull()
    const noneLeft = menuOf(
      targetOptions(fresh, menu).map(({ value }) => row({ clientID: value })),
      [],
    )
    expect(values(kindOptions(fresh, noneLeft))).toEqual([
      '',
      'group',
      'vocabulary',
      'music',
      'videos',
      'stories',
      'resources',
    ])
    expect(values(kindOptions(fresh, menuOf([])))).toContain('existing')
    expect(targetOptions(fresh, menuOf([]))).toContainEqual({ value: farm.clientID, name: 'La ferme' })
    expect(values(targetOptions(fresh, menu))).not.toContain(farm.clientID)
  })

  it('gets a unique key from its position in the menu and its name', () => {
    const key = (links: MenuLink[], targets: MenuTarget[] = []) =>
      withTarget(fresh, 'vocabulary', '', menuOf(links, targets)).clientID
    expect(key([])).toBe(BEACH)
    expect(key([row({ clientID: BEACH })])).toBe(`${BEACH}2`)
    expect(key([], [beach])).toBe(`${BEACH}2`)
    // A retry after a lost response.
    expect(key([row({ clientID: BEACH, groupID: fresh.groupID })], [beach])).toBe(BEACH)
    const elsewhere = { ...fresh, parentGroupID: 1020 }
    expect(withTarget(elsewhere, 'music', '', menuOf([])).clientID).toBe('Page_Music_LaPlage')
  })

  it('can be replaced by an existing row, which moves here and keeps its properties', () => {
    const other = row({ parentGroupID: 1020, clientID: 'Page_Music', displayName: 'La musique', isNew: true })
    const here = row({ clientID: 'Page_Videos' })
    const menu = menuOf([other, here])
    expect(values(kindOptions(fresh, menu))).toContain('moved')
    expect(values(kindOptions(here, menu))).not.toContain('moved')
    expect(values(movableRowOptions(fresh, menu))).toEqual(['Page_Music'])
    expect(withTarget(fresh, 'moved', 'Page_Music', menu)).toEqual({
      ...other,
      parentGroupID: fresh.parentGroupID,
    })
  })

  it('gets the flags that the teacher set, even if it is replaced or links to a game', () => {
    const other = row({ parentGroupID: 1020, clientID: 'Page_Music', displayName: 'La musique', isNew: true })
    const edit = { target: 'Page_Music', isNew: false, isAuthRequired: true }
    expect(draftRow(fresh, { kind: 'moved', ...edit }, menuOf([other])).draft).toEqual({
      ...other,
      parentGroupID: fresh.parentGroupID,
      isNew: false,
      isAuthRequired: true,
    })
    const game = { kind: 'existing' as const, target: farm.clientID, isBonusEnabled: false }
    expect(draftRow(fresh, game, menuOf([])).draft).toMatchObject({
      isBravoEnabled: true,
      isBonusEnabled: false,
    })
  })

  it('can earn Bravos if it links to a game, as it does when a game is published', () => {
    expect(withTarget(fresh, 'existing', farm.clientID, menuOf([]))).toMatchObject({
      clientID: farm.clientID,
      externalIdentifier: 'farm',
      isBravoEnabled: true,
      isBonusEnabled: true,
    })
  })
})

describe('the kind of a row', () => {
  const page = row({ clientID: BEACH, displayName: 'La plage' })
  const group = row({ displayName: 'Un groupe' })
  const game = row({ clientID: farm.clientID, externalIdentifier: 'farm' })
  const menu = menuOf([page, group, game])

  it('can be changed as long as nothing depends on it', () => {
    expect([page, group, game].map((each) => [rowKindOf(each, menu), whyKindIsFixed(each, menu)])).toEqual([
      ['vocabulary', null],
      ['group', null],
      ['existing', null],
    ])
    expect(withTarget(page, 'group', '', menu)).toEqual({ ...page, clientID: '' })
    expect(withTarget(page, 'stories', '', menu).clientID).toBe('Page_Grade4_Stories_LaPlage')
    expect(withTarget(group, 'videos', '', menu).clientID).toBe('Page_Grade4_Videos_UnGroupe')
    expect(values(kindOptions(group, menu))).toEqual(expect.arrayContaining(['group', 'vocabulary']))
  })

  it("keeps the page's key if kind and grade stay the same", () => {
    expect(withTarget({ ...page, displayName: 'La mer' }, 'vocabulary', '', menu).clientID).toBe(BEACH)
    expect(withTarget({ ...page, parentGroupID: 2510 }, 'vocabulary', '', menu).clientID).toBe(
      'Page_Grade5_Vocabulary_LaPlage',
    )
  })

  it.each([
    ['a group with rows', seeded.find(({ groupID }) => groupID === VOCABULARY_OF_GRADE_4), 'group'],
    ['a page of the site', row({ clientID: 'Page_Stories' }), 'existing'],
    ['a page that was written', row({ clientID: 'Page_Stories_Noel' }), 'existing'],
  ] as const)('cannot be changed, with an explanation and a single option, for %s', (_title, link, kind) => {
    if (!link) throw new Error('No such row.')
    const written = { ...beach, clientID: 'Page_Stories_Noel', isBlank: false }
    const all = menuOf([page, link], [beach, written])
    expect(whyKindIsFixed(link, all)).toMatch(/reste|mène toujours/)
    expect(values(kindOptions(link, all))).toEqual([kind])
    if (kind === 'existing') expect(values(targetOptions(link, all))).toEqual([link.clientID])
  })
})

describe('a row without a valid target', () => {
  it.each([
    ['a key that does not exist', { clientID: 'plage' }],
    ['a page that was never created', { clientID: 'Page_Grade4_Vocabulary_Beach' }],
    ['a game that was deleted', { clientID: 'Page_Games_Memory_Zoo', externalIdentifier: 'zoo' }],
    ['a game under another’s identifier', { clientID: farm.clientID, externalIdentifier: 'zoo' }],
  ])('is detected and requires choosing a kind: %s', (_title, change) => {
    const lost = row({ ...change, displayName: 'La plage' })
    const menu = menuOf([lost])
    expect(leadsNowhere(lost, menu.targets)).toBe(true)
    expect(kindOptions(lost, menu)[0]).toEqual({ value: '', name: 'Choisissez…' })
    const mended = withTarget(lost, 'vocabulary', '', menu)
    expect(leadsNowhere(mended, [{ ...beach, clientID: mended.clientID }])).toBe(false)
  })

  it("is not a group, a page of the site, an existing game or a teacher's page", () => {
    const menu = menuOf([])
    const rows = [
      ...seeded,
      row({ clientID: 'Page_Stories' }),
      row({ clientID: BEACH }),
      row({ clientID: farm.clientID, externalIdentifier: 'farm' }),
    ]
    expect(rows.filter((link) => leadsNowhere(link, menu.targets))).toEqual([])
  })
})
