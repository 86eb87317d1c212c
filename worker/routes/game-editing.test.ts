import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { errorAnswer } from '../../domain/api/error.ts'
import { gameAnswer, gamesAnswer, saveGameAnswer } from '../../domain/api/game.ts'
import { menuAnswer, menuCacheAnswer } from '../../domain/api/menu.ts'
import { menuLinks, pages as pageRows } from '../db/schema.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { games, pages } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const CREATED = '2026-09-01T12:00:00.000Z'
const [farm = '', zoo = ''] = games
const farmID = farm.toLowerCase()
const record = {
  clientID: 'Page_Games_Memory_Ocean',
  description: "L'océan",
  instructions: 'Trouve les paires.',
  data: 'le requin,la baleine,le dauphin',
}

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const madame: CallOptions = { as: 'madame' }
const put = (id: string, body: unknown, from = madame) => school.call(`PUT /games/${id}`, { ...from, body })
const remove = (id: string, query = '', from = madame) => school.call(`DELETE /games/${id}${query}`, from)
const list = async (query = '') =>
  z.parse(gamesAnswer, (await school.call(`GET /games${query}`, madame)).body)
const play = async (id: string) => z.parse(gameAnswer, (await school.call(`GET /games/${id}`)).body).data

describe('the list of games', () => {
  it('gives 20 a page, by key', async () => {
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
  ])('finds what holds the text: %j', async (q, total) => {
    expect((await list(`?q=${encodeURIComponent(q)}`)).total).toBe(total)
  })

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await school.call(`GET /games${query}`, madame)).status).toBe(400)
    },
  )
})

describe('saving a game', () => {
  it('adds a new record', async () => {
    const { status, body } = await put('ocean', { ...record, kind: 'memory' })
    expect(status).toBe(200)
    expect(z.parse(saveGameAnswer, body).data).toEqual({
      id: 'ocean',
      kind: 'memory',
      updated: WEDNESDAY,
      isEdited: true,
      ...record,
    })
    expect(await play('ocean')).toEqual({ ...record, filters: [], wordsPage: null })
  })

  it('changes a record, keeps its kind and marks it as edited', async () => {
    const changed = { ...record, clientID: farm }
    const isEdited = async () => (await list(`?q=${farmID}`)).data.map((game) => game.isEdited)
    expect(await isEdited()).toEqual([false])
    const { status, body } = await put(farmID, changed)
    expect(status).toBe(200)
    expect(z.parse(saveGameAnswer, body).data).toEqual({
      id: farmID,
      kind: 'memory',
      updated: WEDNESDAY,
      isEdited: true,
      ...changed,
    })
    expect(await play(farmID)).toEqual({ ...changed, filters: [], wordsPage: null })
    expect(await isEdited()).toEqual([true])
  })

  it('finds the page with its words as it stands in the school, and keeps it where none has them', async () => {
    const clientID = 'Page_Grade4_Vocabulary_Ant'
    const words = ['le requin', 'la baleine'].map((french) => ({
      french,
      english: '',
      image: null,
      sound: null,
    }))
    const content = JSON.stringify({ form: 'cards', sections: [{ title: 'La mer', words }] })
    const page = { clientID, kind: 'vocabulary', title: 'La mer', content, updated: CREATED }
    await school.db.insert(pageRows).values(page)
    await put('ocean', { ...record, kind: 'memory' })
    expect((await play('ocean')).wordsPage).toBe(clientID)
    await put('ocean', { ...record, data: 'le tuba,le trombone' })
    expect((await play('ocean')).wordsPage).toBe(clientID)
  })

  it('tells the teacher what is playable but lacks something', async () => {
    const { warnings } = z.parse(saveGameAnswer, (await put('ocean', { ...record, kind: 'memory' })).body)
    expect(warnings).toContainEqual(expect.stringMatching(/^Sans image : « le requin »/))
  })

  it('is refused with what is stored where someone saved in between', async () => {
    const changed = { ...record, clientID: farm, updated: CREATED }
    expect((await put(farmID, changed)).status).toBe(200)
    const late = await put(farmID, { ...changed, description: 'Trop tard' })
    expect(late.status).toBe(409)
    expect(z.parse(errorAnswer, late.body).data).toMatchObject({ id: farmID, ...changed, updated: WEDNESDAY })
    expect((await put(farmID, { ...changed, updated: WEDNESDAY })).status).toBe(200)
  })

  it('does not take the place of a record where it is to be a new one', async () => {
    const fresh = { ...record, kind: 'memory', updated: null }
    expect((await put('ocean', fresh)).status).toBe(200)
    const again = await put('ocean', { ...fresh, description: 'Une autre' })
    expect(again.status).toBe(409)
    expect(z.parse(errorAnswer, again.body).data).toMatchObject({ id: 'ocean', description: "L'océan" })
    expect((await play('ocean')).description).toBe("L'océan")
  })

  it('lets one of ten savers at the same time win', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(farmID, { ...record, clientID: farm, description: `${index}`, updated: CREATED }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  })

  it('adds one of two new records of one key', async () => {
    const both = await Promise.all(['one', 'two'].map((id) => put(id, { ...record, kind: 'memory' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['no kind for a new record', 'ocean', {}, 400, /^kind must be "memory"/],
    ['an unknown kind', 'ocean', { kind: 'chess' }, 400, /^kind must be "memory"/],
    ['a kind out of the prototype', 'ocean', { kind: 'constructor' }, 400, /^kind must be "memory"/],
    ['no data', 'ocean', { kind: 'memory', data: undefined }, 400, /^data is missing/],
    [
      'empty data',
      'ocean',
      { kind: 'memory', data: '' },
      400,
      /^data cannot be played\. Il faut au moins 2 mots différents/,
    ],
    [
      'broken data',
      'ocean',
      { kind: 'memory', data: '[{' },
      400,
      /^data cannot be played\. Les données ne sont pas du JSON valable/,
    ],
    [
      'data with a faulty item',
      'ocean',
      { kind: 'memory', data: JSON.stringify([...pairs('a', 'b'), { answer: 'c' }]) },
      400,
      /^data cannot be played\. Élément 3 : « phrase » manque ou n'a pas la bonne forme\.$/,
    ],
    ['a key of another game', 'ocean', { kind: 'memory', clientID: farm }, 409, /another game's key/],
    ['a key of a page', 'ocean', { kind: 'memory', clientID: pages.open }, 409, /is a page of the site/],
    ['another key', farmID, {}, 400, /^clientID must stay "Page_Games_Memory_Farm"/],
    [
      'a long description',
      'ocean',
      { kind: 'memory', description: 'x'.repeat(201) },
      400,
      /^description must be/,
    ],
    ['a strange id', 'a%20b', { kind: 'memory' }, 400, /^id must be letters/],
    ['a long id', 'x'.repeat(81), { kind: 'memory' }, 400, /^id must be letters/],
  ])('refuses %s', async (_title, id, fault, status, message) => {
    const answer = await put(id, { ...record, ...fault })
    expect(answer).toMatchObject({
      status,
      body: { success: false, message: expect.stringMatching(message) },
    })
    expect((await list('?q=ocean')).total).toBe(0)
  })
})

function pairs(...words: string[]) {
  return words.map((word) => ({ answer: word, phrase: { word } }))
}

describe('deleting a game', () => {
  it('says which link leads to it, and leaves it there', async () => {
    const answer = await remove(farmID)
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: `The menu leads to this game: "${farm}". Delete it with force=1 to switch that off as well.`,
      },
    })
    expect((await play(farmID)).clientID).toBe(farm)
  })

  it('deletes what no link leads to', async () => {
    await put('ocean', { ...record, kind: 'memory' })
    expect(await remove('ocean')).toMatchObject({ status: 200, body: { success: true } })
    expect((await school.call('GET /games/ocean')).status).toBe(404)
    expect((await remove('ocean')).status).toBe(404)
  })

  it('switches the link off where it is told to, in the menu and in the room', async () => {
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
    const { menulinks, expiry } = z.parse(menuAnswer, (await school.call('GET /menulinks')).body)
    expect(menulinks.find(({ clientID }) => clientID === farm)).toMatchObject({ isEnabled: false })
    expect(menulinks.find(({ clientID }) => clientID === zoo)).toMatchObject({ isEnabled: true })
    expect(expiry > before).toBe(true)
  })

  it('knows a link by its external identifier too', async () => {
    await put('ocean', { ...record, kind: 'memory' })
    await school.db
      .update(menuLinks)
      .set({ externalIdentifier: 'ocean' })
      .where(eq(menuLinks.clientID, pages.open))
    expect((await remove('ocean')).status).toBe(409)
  })

  it('takes force as 0 or 1', async () => {
    expect((await remove(farmID, '?force=yes')).status).toBe(400)
    expect((await remove(farmID, '?force=0')).status).toBe(409)
  })
})

describe('who may', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
  ] as const)('list, save and delete games: not %s', async (as, status) => {
    expect((await school.call('GET /games', { as })).status).toBe(status)
    expect((await put(farmID, { ...record, clientID: farm }, { as })).status).toBe(status)
    expect((await remove(farmID, '?force=1', { as })).status).toBe(status)
    expect((await play(farmID)).data).toBe('chat,chien')
  })
})
