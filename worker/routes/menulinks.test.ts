import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type MenuLink, menuAnswer, menuCacheAnswer, saveLinkAnswer } from '../../domain/api/menu.ts'
import { menuLinks, menuStamp } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { games, pages } from '../testing/rows.ts'
import { type Answer, openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const readMenu = async () => z.parse(menuAnswer, (await school.call('GET /menulinks')).body)
const readExpiry = async () =>
  z.parse(menuCacheAnswer, (await school.call('GET /menulinks/cache')).body).cache.menuExpiry

async function row(groupID: number): Promise<MenuLink> {
  const found = (await readMenu()).menulinks.find((link) => link.groupID === groupID)
  if (!found) throw new Error(`No row ${groupID}.`)
  return found
}

const post = (link: unknown): Promise<Answer> =>
  school.call('POST /menulinks', { as: 'madame', body: { link } })

async function save(groupID: number, change: Partial<MenuLink>) {
  const answer = await post({ ...(await row(groupID)), ...change })
  expect(answer.status).toBe(200)
  return z.parse(saveLinkAnswer, answer.body)
}

describe('reading the menu', () => {
  it('gives every row to everyone, with the stamp', async () => {
    for (const as of [undefined, 'alice', 'madame'] as const) {
      const { status, body } = await school.call('GET /menulinks', { as })
      expect(status).toBe(200)
      const { menulinks, expiry } = z.parse(menuAnswer, body)
      expect(menulinks).toHaveLength(23)
      expect(expiry).toBe('2026-11-01T12:00:00.000Z')
    }
    expect(await row(1012)).toMatchObject({
      clientID: pages.disabled,
      parentGroupID: 1010,
      isEnabled: false,
      externalIdentifier: null,
    })
    const { menuLinkID, ID } = await row(8401)
    expect(ID).toBe(menuLinkID)
  })

  it('gives the same stamp and the bonus in the cache', async () => {
    const { status, body } = await school.call('GET /menulinks/cache')
    expect(status).toBe(200)
    expect(body).toEqual({
      cache: {
        menuExpiry: (await readMenu()).expiry,
        bonus: { isActive: false, page: null, user: null, updated: null },
      },
    })
  })

  it('serves the copy of the stamp, and reads the rows once a stamp', async () => {
    const first = await readMenu()
    await school.db.update(menuLinks).set({ displayName: 'Behind its back' })
    expect(await readMenu()).toEqual(first)
    await school.db.update(menuStamp).set({ stamp: 5 })
    expect((await readMenu()).menulinks[0]?.displayName).toBe('Behind its back')
  })

  it('serves the database where the copy is no menu', async () => {
    await bindings.CACHE.put('menu:1793534400000', '{"stamp":1,"links":[{}]}')
    expect((await readMenu()).menulinks).toHaveLength(23)
  })

  it('serves the database where KV fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fail = () => Promise.reject(new Error('KV is down'))
    const broken = await openSchool({
      CACHE: Object.assign(Object.create(bindings.CACHE), { get: fail, put: fail }),
    })
    const { status, body } = await broken.call('GET /menulinks')
    expect(status).toBe(200)
    expect(z.parse(menuAnswer, body).menulinks).toHaveLength(23)
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })
})

describe('saving a link', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 200],
  ] as const)('is for administrators: %s', async (as, status) => {
    const link = await row(1011)
    expect((await school.call('POST /menulinks', { as, body: { link } })).status).toBe(status)
  })

  it('keeps it, and every reader sees it at once', async () => {
    const { link, menulinks } = await save(1011, {
      displayName: 'Les nouvelles',
      isBonusEnabled: true,
      icon: 'star',
    })
    expect(link).toMatchObject({ displayName: 'Les nouvelles', isBonusEnabled: true, icon: 'star' })
    expect(menulinks).toEqual([link])
    expect(await row(1011)).toEqual(link)
    expect(await school.db.select().from(menuLinks).where(eq(menuLinks.groupID, 1011)).get()).toMatchObject({
      isEdited: true,
    })
  })

  it('is refused with what is stored where someone saved in between, and undoes nothing of theirs', async () => {
    const former = await row(1011)
    const { link: theirs } = await save(1011, { displayName: 'Les nouvelles' })
    const mine = { ...former, isBravoEnabled: !former.isBravoEnabled }
    const refused = await school.call('POST /menulinks', { as: 'madame', body: { link: mine, former } })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('saved by someone else'), data: theirs },
    })
    expect(await row(1011)).toEqual(theirs)
    const again = { link: { ...theirs, isBravoEnabled: mine.isBravoEnabled }, former: theirs }
    expect((await school.call('POST /menulinks', { as: 'madame', body: again })).status).toBe(200)
    expect(await row(1011)).toEqual(again.link)
  })

  it('is done once where two save the same row of one state at once', async () => {
    const former = await row(1011)
    const saves = ['Une', 'Deux', 'Trois'].map((displayName) =>
      school.call('POST /menulinks', { as: 'madame', body: { link: { ...former, displayName }, former } }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('is refused in plain words where two rows take one key at once', async () => {
    const [one, other] = [await row(1011), await row(1012)]
    const saves = [one, other].map((link) => post({ ...link, clientID: 'Page_Wanted' }))
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('raises the stamp strictly, on a clock that stands still or goes back, and in a race', async () => {
    const stamps = [await readExpiry()]
    for (const instant of ['2026-11-18T15:00:00Z', '2026-11-18T15:00:00Z', '2026-11-17T15:00:00Z']) {
      school.clock.set(instant)
      await save(1011, { isNew: stamps.length % 2 === 0 })
      stamps.push(await readExpiry())
    }
    const link = await row(1011)
    await Promise.all(Array.from({ length: 10 }, () => post(link)))
    stamps.push(await readExpiry())
    expect(stamps).toEqual([
      '2026-11-01T12:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
      '2026-11-18T15:00:00.001Z',
      '2026-11-18T15:00:00.002Z',
      '2026-11-18T15:00:00.012Z',
    ])
    expect((await readMenu()).expiry).toBe(stamps.at(-1))
  })

  it('does not raise the stamp where it is refused', async () => {
    const before = await readExpiry()
    await post({ ...(await row(1011)), clientID: games[0] })
    expect(await readExpiry()).toBe(before)
  })
})

describe('a new row', () => {
  const fresh = {
    menuLinkID: 0,
    ID: 0,
    clientID: 'Page_Games_Memory_New',
    groupID: 0,
    parentGroupID: 8400,
    displayName: 'Nouveau',
    icon: 'star',
    isEnabled: true,
    isBravoEnabled: true,
    isNew: true,
    isBonusEnabled: false,
    isAuthRequired: false,
    isAdminRequired: false,
    isWhiteListEnabled: false,
    externalIdentifier: 'nouveau',
  }

  it('gets the next number and the last place, and its star counts', async () => {
    const answer = await post(fresh)
    expect(answer.status).toBe(200)
    const { link, menulinks } = z.parse(saveLinkAnswer, answer.body)
    expect(link).toMatchObject({ ...fresh, menuLinkID: 24, ID: 24, groupID: 8462 })
    expect(menulinks.map(({ groupID }) => groupID)).toEqual([8462, 8000])
    const siblings = (await readMenu()).menulinks.filter(({ parentGroupID }) => parentGroupID === 8400)
    expect(siblings.at(-1)).toEqual(link)
  })

  it('is one where ten ask for the same page, and ten where they ask for ten', async () => {
    const same = await Promise.all(Array.from({ length: 10 }, () => post(fresh)))
    expect(same.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post({ ...fresh, clientID: `Page_Games_Memory_${index}` })),
    )
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
    const numbers = (await readMenu()).menulinks.map(({ groupID }) => groupID)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('another order', () => {
  const under = async (parent: number) =>
    (await readMenu()).menulinks
      .filter(({ parentGroupID }) => parentGroupID === parent)
      .map(({ menuLinkID }) => menuLinkID)
  const order = (parentGroupID: number, menuLinkIDs: number[], as: 'madame' | 'alice' = 'madame') =>
    school.call('POST /menulinks/order', { as, body: { parentGroupID, menuLinkIDs } })

  it('is seen by every reader at once, and kept from the seed', async () => {
    const before = await under(1010)
    expect(before.length).toBeGreaterThan(1)
    const turned = before.toReversed()
    expect((await order(1010, turned)).status).toBe(200)
    expect(await under(1010)).toEqual(turned)
    const rows = await school.db.select().from(menuLinks).where(eq(menuLinks.parentGroupID, 1010))
    expect(rows.every(({ isEdited }) => isEdited)).toBe(true)
  })

  it('is refused where a row is left out, is doubled or hangs elsewhere, and nothing is changed', async () => {
    const [first = 0, ...rest] = await under(1010)
    const [elsewhere = 0] = await under(8400)
    for (const wrong of [rest, [first, first, ...rest], [elsewhere, ...rest], [elsewhere, first, ...rest]]) {
      expect((await order(1010, wrong)).status).toBe(409)
    }
    expect(await under(1010)).toEqual([first, ...rest])
  })

  it('is not for pupils', async () => {
    expect((await order(1010, await under(1010), 'alice')).status).toBe(403)
  })
})

describe('a link that cannot be', () => {
  it.each<[string, Partial<Record<keyof MenuLink, unknown>>, number, string]>([
    ['an unknown row', { menuLinkID: 999 }, 404, 'There is no menu link with the number 999.'],
    ['a page that has a link', { clientID: games[0] }, 409, `"${games[0]}" has a link in the menu already.`],
    ['another number', { groupID: 5 }, 400, 'link.groupID must stay 1011'],
    [
      'an unknown parent',
      { parentGroupID: 5 },
      400,
      'link.parentGroupID must be 0 or the number of another row',
    ],
    ['itself as a parent', { parentGroupID: 1011 }, 400, 'link.parentGroupID must be 0 or'],
    ['no name', { displayName: '' }, 400, 'link.displayName must not be empty.'],
    [
      'a long name',
      { displayName: 'x'.repeat(81) },
      400,
      'link.displayName must be at most 80 characters long.',
    ],
    ['a text for a flag', { isNew: 'true' }, 400, 'link.isNew must be true or false.'],
    ['a number for a flag', { isEnabled: 1 }, 400, 'link.isEnabled must be true or false.'],
    ['a missing flag', { isWhiteListEnabled: undefined }, 400, 'link.isWhiteListEnabled is missing'],
    ['a text for a number', { parentGroupID: '1010' }, 400, 'link.parentGroupID must be a number.'],
    ['a fraction', { parentGroupID: 10.5 }, 400, 'link.parentGroupID must be a whole number.'],
    [
      'a number for an identifier',
      { externalIdentifier: 5 },
      400,
      'link.externalIdentifier must be a string.',
    ],
  ])('is refused: %s', async (_title, change, status, message) => {
    const answer = await post({ ...(await row(1011)), ...change })
    expect(answer).toMatchObject({
      status,
      body: { success: false, message: expect.stringContaining(message) },
    })
  })

  it('is refused where a group would hang under itself', async () => {
    const answer = await post({ ...(await row(8450)), parentGroupID: 8460 })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('must not lead to') },
    })
  })

  it.each([
    ['no link', {}],
    ['a list', { link: [] }],
    ['nothing at all', null],
    ['a text', '"link"'],
  ])('is refused: %s', async (_title, body) => {
    const answer = await school.call('POST /menulinks', { as: 'madame', body })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^(link|The body) /) },
    })
  })

  it('takes nothing from a prototype', async () => {
    const link = await row(1011)
    const text = JSON.stringify({ link }).replace(
      '{"menuLinkID"',
      '{"__proto__":{"isAdminRequired":true},"constructor":1,"menuLinkID"',
    )
    const answer = await school.call('POST /menulinks', { as: 'madame', body: text })
    expect(answer.status).toBe(200)
    expect(z.parse(saveLinkAnswer, answer.body).link).toEqual(link)
    expect(Object.hasOwn(Object.prototype, 'isAdminRequired')).toBe(false)
  })
})
