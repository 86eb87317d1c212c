import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { menuAnswer } from '../../domain/api/menu.ts'
import { menuLinks, menuStamp } from '../db/schema.ts'
import { bindings } from '../testing/bindings.ts'
import { menuCalls } from '../testing/menu-calls.ts'
import { pages } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const { readMenu, row } = menuCalls(() => school)

describe('GET /menulinks', () => {
  it('returns every row to everyone, with the stamp', async () => {
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

  it('returns the same stamp as the cache call, which also returns the bonus', async () => {
    const { status, body } = await school.call('GET /menulinks/cache')
    expect(status).toBe(200)
    expect(body).toEqual({
      cache: {
        menuExpiry: (await readMenu()).expiry,
        bonus: { isActive: false, page: null, user: null, updated: null },
      },
    })
  })

  it('serves the cached copy with the current stamp and reads the rows once per stamp', async () => {
    const first = await readMenu()
    await school.db.update(menuLinks).set({ displayName: 'Behind its back' })
    expect(await readMenu()).toEqual(first)
    await school.db.update(menuStamp).set({ stamp: 5 })
    expect((await readMenu()).menulinks[0]?.displayName).toBe('Behind its back')
  })

  it('reads the database if the cached copy is not a menu', async () => {
    await bindings.CACHE.put('menu:1793534400000', '{"stamp":1,"links":[{}]}')
    expect((await readMenu()).menulinks).toHaveLength(23)
  })

  it('reads the database if KV fails', async () => {
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

describe('POST /menulinks/order', () => {
  const under = async (parent: number) =>
    (await readMenu()).menulinks
      .filter(({ parentGroupID }) => parentGroupID === parent)
      .map(({ menuLinkID }) => menuLinkID)
  const order = (parentGroupID: number, menuLinkIDs: number[], as: 'madame' | 'alice' = 'madame') =>
    school.call('POST /menulinks/order', { as, body: { parentGroupID, menuLinkIDs } })

  it('is visible to every reader immediately and is kept by the seed', async () => {
    const before = await under(1010)
    expect(before.length).toBeGreaterThan(1)
    const turned = before.toReversed()
    expect((await order(1010, turned)).status).toBe(200)
    expect(await under(1010)).toEqual(turned)
    const rows = await school.db.select().from(menuLinks).where(eq(menuLinks.parentGroupID, 1010))
    expect(rows.every(({ isEdited }) => isEdited)).toBe(true)
  })

  it('refuses missing, repeated or foreign rows and changes nothing', async () => {
    const [first = 0, ...rest] = await under(1010)
    const [elsewhere = 0] = await under(8400)
    for (const wrong of [rest, [first, first, ...rest], [elsewhere, ...rest], [elsewhere, first, ...rest]]) {
      expect((await order(1010, wrong)).status).toBe(409)
    }
    expect(await under(1010)).toEqual([first, ...rest])
  })

  it('refuses pupils', async () => {
    expect((await order(1010, await under(1010), 'alice')).status).toBe(403)
  })
})
