import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { menuAnswer, menuCacheAnswer } from '../../domain/api/menu.ts'
import { menuLinks } from '../db/schema.ts'
import { gameCalls, madame, record } from '../testing/game-calls.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { games, pages } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const [farm = '', zoo = ''] = games
const farmID = farm.toLowerCase()

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { put, remove, list, play } = gameCalls(() => school)

describe('GET /games', () => {
  it('lists 20 games per page, by key', async () => {
    for (let extra = 0; extra < 10; extra++) {
      await put(`extra-${extra}`, { ...record, clientID: `Page_Games_Memory_Extra${extra}`, kind: 'memory' })
    }
    const first = await list()
    const second = await list('?page=2')
    expect(first.data).toHaveLength(20)
    expect(first.total).toBe(first.data.length + second.data.length)
    const keys = [...first.data, ...second.data].map(({ clientID }) => clientID)
    expect(keys).toEqual(keys.toSorted())
    expect((await list('?page=999999999999999')).data).toEqual([])
  })

  it.each([
    ['farm', 1],
    ['FARM', 1],
    ['Description of Page_Games', 10],
    ['%', 0],
    ["' OR 1=1", 0],
    ['', 16],
  ])('finds games that contain the text: %j', async (q, total) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).total).toBe(total)
  })

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await school.call(`GET /games${query}`, madame)).status).toBe(400)
    },
  )
})

describe('DELETE /games/:id', () => {
  it('refuses if a link leads to the game, and names the link', async () => {
    const answer = await remove(farmID)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: `Le menu mène à ce jeu : « ${farm} ». Supprimez-le avec force=1 pour désactiver cela aussi.`,
      },
    })
    expect((await play(farmID)).clientID).toBe(farm)
  })

  it('deletes a game without links', async () => {
    await put('ocean', { ...record, kind: 'memory' })
    expect(await remove('ocean')).toMatchObject({ status: 200, body: { success: true } })
    expect((await school.call('GET /games/ocean')).status).toBe(404)
    expect((await remove('ocean')).status).toBe(404)
  })

  it('disables the links on request and notifies the room', async () => {
    const before = z.parse(menuCacheAnswer, (await school.call('GET /menulinks/cache')).body).cache.menuExpiry
    const listener = await listenToRoom()
    expect((await remove(farmID, '?force=1')).status).toBe(200)
    expect(await listener.next()).toEqual({ type: 'menuChanged' })
    expect(await listener.next()).toEqual({
      type: 'pageDisabled',
      page: { clientID: farm, displayName: farm, isEnabled: false },
    })
    listener.close()
    expect((await school.call(`GET /games/${farmID}`, madame)).status).toBe(404)
    const { menulinks, expiry } = z.parse(
      menuAnswer,
      (await school.call('GET /menulinks', { as: 'madame' })).body,
    )
    expect(menulinks.find(({ clientID }) => clientID === farm)).toMatchObject({ isEnabled: false })
    expect(menulinks.find(({ clientID }) => clientID === zoo)).toMatchObject({ isEnabled: true })
    expect(expiry > before).toBe(true)
  })

  it('finds links by the external identifier too', async () => {
    await put('ocean', { ...record, kind: 'memory' })
    await school.db
      .update(menuLinks)
      .set({ externalIdentifier: 'ocean' })
      .where(eq(menuLinks.clientID, pages.open))
    expect((await remove('ocean')).status).toBe(409)
  })

  it('accepts 0 or 1 for force', async () => {
    expect((await remove(farmID, '?force=yes')).status).toBe(400)
    expect((await remove(farmID, '?force=0')).status).toBe(409)
  })
})

describe('permissions of games', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('refuse listing, saving and deleting as %s', async (as, status) => {
    expect((await school.call('GET /games', { as })).status).toBe(status)
    expect((await put(farmID, { ...record, clientID: farm }, { as })).status).toBe(status)
    expect((await remove(farmID, '?force=1', { as })).status).toBe(status)
    expect((await play(farmID)).data).toBe('chat,chien')
  })
})
