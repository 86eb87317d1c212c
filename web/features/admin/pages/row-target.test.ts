import { describe, expect, it } from 'vitest'
import { groups } from '../../../../content/menu-groups.ts'
import type { MenuLink, MenuTarget } from '../../../../domain/api/menu.ts'
import { newMenuRow } from '../../../../domain/new-menu-row.ts'
import {
  aimedRow,
  choicesFor,
  existingFor,
  kindOf,
  leadsNowhere,
  rowsElsewhere,
  whyFixed,
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

const seeded = groups.map(({ groupID, parentGroupID, displayName }) =>
  row({ groupID, parentGroupID, displayName }),
)
const menuOf = (links: MenuLink[], targets: MenuTarget[] = [farm, beach]) => ({
  links: [...seeded, ...links],
  targets,
})
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value)
const fresh = { ...newMenuRow(VOCABULARY_OF_GRADE_4, 1_234_567), displayName: 'La plage' }

describe('a new row', () => {
  it('has to be made something: a group, a page of a kind, or what is there and has no row', () => {
    const menu = menuOf([row({ clientID: farm.clientID, externalIdentifier: 'farm' })], [farm])
    expect(kindOf(fresh, menu)).toBeNull()
    const noneLeft = menuOf(
      existingFor(fresh, menu).map(({ value }) => row({ clientID: value })),
      [],
    )
    expect(values(choicesFor(fresh, noneLeft))).toEqual([
      '',
      'group',
      'vocabulary',
      'music',
      'videos',
      'stories',
      'resources',
    ])
    expect(values(choicesFor(fresh, menuOf([])))).toContain('existing')
    expect(existingFor(fresh, menuOf([]))).toContainEqual({ value: farm.clientID, name: 'La ferme' })
    expect(values(existingFor(fresh, menu))).not.toContain(farm.clientID)
  })

  it('gets its key from its place and its name, and no other page’s', () => {
    const key = (links: MenuLink[], targets: MenuTarget[] = []) =>
      aimedRow(fresh, 'vocabulary', '', menuOf(links, targets)).clientID
    expect(key([])).toBe(BEACH)
    expect(key([row({ clientID: BEACH })])).toBe(`${BEACH}2`)
    expect(key([], [beach])).toBe(`${BEACH}2`)
    // Sent again, since its answer was lost.
    expect(key([row({ clientID: BEACH, groupID: fresh.groupID })], [beach])).toBe(BEACH)
    const elsewhere = { ...fresh, parentGroupID: 1020 }
    expect(aimedRow(elsewhere, 'music', '', menuOf([])).clientID).toBe('Page_Music_LaPlage')
  })

  it('can be a row of another place, which moves there with all that it is', () => {
    const other = row({ parentGroupID: 1020, clientID: 'Page_Music', displayName: 'La musique', isNew: true })
    const here = row({ clientID: 'Page_Videos' })
    const menu = menuOf([other, here])
    expect(values(choicesFor(fresh, menu))).toContain('moved')
    expect(values(choicesFor(here, menu))).not.toContain('moved')
    expect(values(rowsElsewhere(fresh, menu))).toEqual(['Page_Music'])
    expect(aimedRow(fresh, 'moved', 'Page_Music', menu)).toEqual({
      ...other,
      parentGroupID: fresh.parentGroupID,
    })
  })

  it('that leads to a game counts for Bravos, as one that is published', () => {
    expect(aimedRow(fresh, 'existing', farm.clientID, menuOf([]))).toMatchObject({
      clientID: farm.clientID,
      externalIdentifier: 'farm',
      isBravoEnabled: true,
      isBonusEnabled: true,
    })
  })
})

describe('a wrong choice', () => {
  const page = row({ clientID: BEACH, displayName: 'La plage' })
  const group = row({ displayName: 'Un groupe' })
  const game = row({ clientID: farm.clientID, externalIdentifier: 'farm' })
  const menu = menuOf([page, group, game])

  it('is undone while nothing hangs on it', () => {
    expect([page, group, game].map((each) => [kindOf(each, menu), whyFixed(each, menu)])).toEqual([
      ['vocabulary', null],
      ['group', null],
      ['existing', null],
    ])
    expect(aimedRow(page, 'group', '', menu)).toEqual({ ...page, clientID: '' })
    expect(aimedRow(page, 'stories', '', menu).clientID).toBe('Page_Grade4_Stories_LaPlage')
    expect(aimedRow(group, 'videos', '', menu).clientID).toBe('Page_Grade4_Videos_UnGroupe')
    expect(values(choicesFor(group, menu))).toEqual(expect.arrayContaining(['group', 'vocabulary']))
  })

  it('keeps the key of the page where its kind and its grade are the same', () => {
    expect(aimedRow({ ...page, displayName: 'La mer' }, 'vocabulary', '', menu).clientID).toBe(BEACH)
    expect(aimedRow({ ...page, parentGroupID: 2510 }, 'vocabulary', '', menu).clientID).toBe(
      'Page_Grade5_Vocabulary_LaPlage',
    )
  })

  it.each([
    ['a group with rows', seeded.find(({ groupID }) => groupID === VOCABULARY_OF_GRADE_4), 'group'],
    ['a page of the site', row({ clientID: 'Page_Stories' }), 'existing'],
    ['a page that was written', row({ clientID: 'Page_Stories_Noel' }), 'existing'],
  ] as const)(
    'is none where a row stays what it is: %s says why, and its field is there',
    (_title, link, kind) => {
      if (!link) throw new Error('No such row.')
      const written = { ...beach, clientID: 'Page_Stories_Noel', isBlank: false }
      const all = menuOf([page, link], [beach, written])
      expect(whyFixed(link, all)).toMatch(/reste|mène toujours/)
      expect(values(choicesFor(link, all))).toEqual([kind])
      if (kind === 'existing') expect(values(existingFor(link, all))).toEqual([link.clientID])
    },
  )
})

describe('a row that leads nowhere', () => {
  it.each([
    ['a key of nothing', { clientID: 'plage' }],
    ['a page that was never made', { clientID: 'Page_Grade4_Vocabulary_Beach' }],
    ['a game that was deleted', { clientID: 'Page_Games_Memory_Zoo', externalIdentifier: 'zoo' }],
    ['a game under another’s identifier', { clientID: farm.clientID, externalIdentifier: 'zoo' }],
  ])('is told: %s; what it is has to be chosen', (_title, change) => {
    const lost = row({ ...change, displayName: 'La plage' })
    const menu = menuOf([lost])
    expect(leadsNowhere(lost, menu.targets)).toBe(true)
    expect(choicesFor(lost, menu)[0]).toEqual({ value: '', name: 'Choisissez…' })
    const mended = aimedRow(lost, 'vocabulary', '', menu)
    expect(leadsNowhere(mended, [{ ...beach, clientID: mended.clientID }])).toBe(false)
  })

  it('is no group, no page of the site, no game and no page of the teacher', () => {
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
