import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { saveLinkAnswer } from '../../domain/api/menu.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { menuLinks } from '../db/schema.ts'
import { mediaCalls } from '../testing/media-calls.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { games } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu, readExpiry, row, post, save } = menuCalls(() => school)
const { store } = mediaCalls(() => school)

describe('POST /menulinks', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 200],
  ] as const)('allows only administrators: %s', async (as, status) => {
    const link = await row(1011)
    expect((await school.call('POST /menulinks', { as, body: { link } })).status).toBe(status)
  })

  it('stores the link and shows it to every reader immediately', async () => {
    const { link, menulinks } = await save(8401, {
      displayName: 'Les nouvelles',
      isBonusEnabled: true,
      icon: 'star',
    })
    expect(link).toMatchObject({ displayName: 'Les nouvelles', isBonusEnabled: true, icon: 'star' })
    expect(menulinks).toEqual([link])
    expect(await row(8401)).toEqual(link)
    expect(await school.db.select().from(menuLinks).where(eq(menuLinks.groupID, 8401)).get()).toMatchObject({
      isEdited: true,
    })
  })

  it('stores the name trimmed and with composed accents', async () => {
    await save(1011, { displayName: ' L’e\u0301te\u0301 ' })
    expect(await row(1011)).toMatchObject({ displayName: 'L’été' })
  })

  it('accepts an uploaded picture', async () => {
    const icon = `/api/v1${await store('png', 'image/png')}`
    expect((await save(1011, { icon })).link).toMatchObject({ icon })
    expect(await row(1011)).toMatchObject({ icon })
  })

  it('refuses a stale save with the stored row and keeps the other change', async () => {
    const former = await row(8401)
    const { link: theirs } = await save(8401, { displayName: 'Les nouvelles' })
    const mine = { ...former, isBravoEnabled: !former.isBravoEnabled }
    const refused = await school.call('POST /menulinks', { as: 'madame', body: { link: mine, former } })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('a enregistré cette'), data: theirs },
    })
    expect(await row(8401)).toEqual(theirs)
    const again = { link: { ...theirs, isBravoEnabled: mine.isBravoEnabled }, former: theirs }
    expect((await school.call('POST /menulinks', { as: 'madame', body: again })).status).toBe(200)
    expect(await row(8401)).toEqual(again.link)
  })

  it('accepts one of two concurrent saves of the same row', async () => {
    const former = await row(1011)
    const saves = ['Une', 'Deux', 'Trois'].map((displayName) =>
      school.call('POST /menulinks', { as: 'madame', body: { link: { ...former, displayName }, former } }),
    )
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('explains in plain words that two rows tried to take one key', async () => {
    const [one, other] = [await row(1011), await row(1012)]
    const saves = [one, other].map((link) => post({ ...link, clientID: 'Page_Music_Wanted' }))
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('raises the stamp even if the clock stops or goes back, or saves race', async () => {
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

  it('does not raise the stamp if the save is refused', async () => {
    const before = await readExpiry()
    await post({ ...(await row(1011)), clientID: games[0] })
    expect(await readExpiry()).toBe(before)
  })
})

describe('the switches of Bravos and bonus', () => {
  const switches = ['isBravoEnabled', 'isBonusEnabled'] as const

  it.each(switches)('cannot be switched on where nothing can count: %s', async (flag) => {
    const announcements = await row(1011)
    const refused = await post({ ...announcements, [flag]: true })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'rowNeverCounts' } } })
    // The same applies to a group, to a new row, and to a row that led to a game before.
    expect((await post({ ...(await row(8400)), [flag]: true })).status).toBe(409)
    const fresh = { ...newMenuRow(8400), clientID: 'Page_Music_New', displayName: 'Nouveau' }
    expect((await post({ ...fresh, [flag]: true })).status).toBe(409)
    const game = await save(8401, { [flag]: true })
    expect((await post({ ...game.link, clientID: 'Page_Music_New' })).status).toBe(409)
    expect(await row(1011)).toEqual(announcements)
  })

  it.each(switches)('can stay on or be switched off once they are on: %s', async (flag) => {
    await school.db
      .update(menuLinks)
      .set({ [flag]: true })
      .where(eq(menuLinks.groupID, 1011))
    await school.call('POST /menulinks', {
      as: 'madame',
      body: { link: { ...(await row(8401)), isNew: true } },
    })
    expect((await save(1011, { displayName: 'Les nouvelles' })).link).toMatchObject({ [flag]: true })
    expect((await save(1011, { [flag]: false })).link).toMatchObject({ [flag]: false })
    expect((await post({ ...(await row(1011)), [flag]: true })).status).toBe(409)
  })
})

describe('a new menu row', () => {
  const fresh = {
    ...newMenuRow(8400),
    clientID: 'Page_Stories_New',
    displayName: 'Nouveau',
    icon: 'star',
    isBravoEnabled: true,
    isNew: true,
    externalIdentifier: 'nouveau',
  }

  it('gets the next number and the last position, and sets the star of the group above', async () => {
    const answer = await post(fresh)
    expect(answer.status).toBe(200)
    const { link, menulinks } = z.parse(saveLinkAnswer, answer.body)
    expect(link).toMatchObject({ ...fresh, menuLinkID: 24, ID: 24, groupID: 8462 })
    expect(menulinks.map(({ groupID }) => groupID)).toEqual([8462, 8000])
    const siblings = (await readMenu()).menulinks.filter(({ parentGroupID }) => parentGroupID === 8400)
    expect(siblings.at(-1)).toEqual(link)
  })

  it('is stored once if it is sent again with its number, and refused if the number is taken', async () => {
    const group = { ...newMenuRow(8400, 1_234_567), displayName: 'Nos jeux' }
    const [first, again] = [await post(group), await post(group)]
    expect(z.parse(saveLinkAnswer, again.body).link).toEqual(z.parse(saveLinkAnswer, first.body).link)
    const groups = (await readMenu()).menulinks.filter(({ displayName }) => displayName === 'Nos jeux')
    expect(groups).toHaveLength(1)
    const renamed = await post({ ...group, displayName: 'Nos autres jeux' })
    expect(renamed).toMatchObject({ status: 409, body: { message: expect.stringContaining('déjà') } })
  })

  it('is stored once for ten requests for one page, and ten times for ten pages', async () => {
    const same = await Promise.all(Array.from({ length: 10 }, () => post(fresh)))
    expect(same.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post({ ...fresh, clientID: `Page_Stories_Song${index}` })),
    )
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]))
    const numbers = (await readMenu()).menulinks.map(({ groupID }) => groupID)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
