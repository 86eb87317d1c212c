import { exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tracesAnswer } from '../../domain/api/trace.ts'
import { MAX_ROWS_PER_DAY } from '../../domain/bounds.ts'
import { ROOM } from '../../domain/events.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { pages, traces, users } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'
import { saveTrace } from './queries.ts'

const [farm = ''] = games
const { alice, bruno, chloe, madame } = people
const page = (name: string) => ({ name, id: null })

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const went = (userID: number, name: string, at: string) =>
  school.db.insert(traces).values({ userID, clientID: name, date: at })

async function list(query: string) {
  const answer = await school.call(`GET /traces?${query}`, { as: 'madame' })
  expect(answer.status).toBe(200)
  return z.parse(tracesAnswer, answer.body)
}

describe('GET /traces', () => {
  it('lists the visits of a school day, newest first, with pupil and page', async () => {
    await went(alice.id, 'Page_Home', '2026-11-18T04:59:59.999Z')
    await went(alice.id, 'Page_Music', '2026-11-18T05:00:00.000Z')
    await went(bruno.id, 'Page_Videos', '2026-11-19T04:59:59.999Z')
    await went(bruno.id, 'Page_Home', '2026-11-19T05:00:00.000Z')
    expect(await list('date=2026-11-18')).toEqual({
      success: true,
      data: [
        {
          traceID: 3,
          userID: bruno.id,
          displayName: 'Bruno',
          clientID: 'Page_Videos',
          date: '2026-11-19T04:59:59.999Z',
        },
        {
          traceID: 2,
          userID: alice.id,
          displayName: 'Alice',
          clientID: 'Page_Music',
          date: '2026-11-18T05:00:00.000Z',
        },
      ],
      total: 2,
    })
  })

  it('returns 20 per page and can be searched', async () => {
    for (let minute = 10; minute < 31; minute++)
      await went(alice.id, 'Page_Music', `2026-11-18T15:${minute}:00.000Z`)
    await went(bruno.id, 'Page_Home', '2026-11-18T16:00:00.000Z')
    expect(await list('date=2026-11-18')).toMatchObject({ total: 22, data: { length: 20 } })
    expect(await list('date=2026-11-18&page=2')).toMatchObject({ total: 22, data: { length: 2 } })
    expect(await list('date=2026-11-18&page=3')).toMatchObject({ total: 22, data: [] })
    expect(await list('date=2026-11-18&rows=10000')).toMatchObject({ total: 22, data: { length: 22 } })
    expect(await list('date=2026-11-18&q=music')).toMatchObject({ total: 21, data: { length: 20 } })
    expect(await list('date=2026-11-18&q=BRUNO')).toMatchObject({
      total: 1,
      data: [{ clientID: 'Page_Home' }],
    })
    expect(await list('date=2026-11-18&q=%25')).toMatchObject({ total: 0 })
  })

  it.each(['éloïse', 'ÉLOÏSE', 'e\u0301loi\u0308se'])('finds names with accents: %s', async (name) => {
    await school.db.update(users).set({ displayName: 'ÉloÏse' }).where(eq(users.id, bruno.id))
    await went(bruno.id, 'Page_Home', '2026-11-18T16:00:00.000Z')
    expect(await list(`date=2026-11-18&q=${encodeURIComponent(name)}`)).toMatchObject({ total: 1 })
  })

  it.each([
    '',
    'date=',
    'date=18/11/2026',
    'date=2026-02-29',
    'date=2026-11-31',
    'date=2026-11-18&page=0',
    'date=2026-11-18&rows=10001',
  ])('refuses the query %s', async (query) => {
    const answer = await school.call(`GET /traces?${query}`, { as: 'madame' })
    expect(answer).toMatchObject({ status: 400, body: { success: false, error: { number: 400 } } })
  })

  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 200],
  ] as const)('allows only administrators: %s', async (as, status) => {
    expect((await school.call('GET /traces?date=2026-11-18', { as })).status).toBe(status)
  })
})

describe('saveTrace', () => {
  const at = '2026-11-18T15:00:00.000Z'

  it("stores the key of the game's record if there is one", async () => {
    const place = { name: 'Page_Games_Memory', id: farm.toLowerCase() }
    await saveTrace(school.db, alice.id, place, new Date(at))
    await saveTrace(school.db, alice.id, { ...place, id: 'unknown' }, new Date(at))
    const { data } = await list('date=2026-11-18')
    expect(data.map(({ clientID }) => clientID)).toEqual(['Page_Games_Memory', farm])
  })

  it.each([
    ['a disabled pupil', chloe.id],
    ['an administrator', madame.id],
    ['an unknown user', 999],
  ])('stores nothing for %s', async (_title, userID) => {
    await saveTrace(school.db, userID, page('Page_Home'), new Date(at))
    expect(await school.db.$count(traces)).toBe(0)
  })

  it('stores pages of the site or the school, but no unknown page', async () => {
    const own = 'Page_Grade4_Vocabulary_LaPlage'
    await saveTrace(school.db, alice.id, page('Page_Invented'), new Date(at))
    await saveTrace(school.db, alice.id, page(own), new Date(at))
    expect(await school.db.$count(traces)).toBe(0)
    const row = { clientID: own, kind: 'vocabulary', title: 'La plage', content: '{}', updated: at }
    await school.db.insert(pages).values(row)
    await saveTrace(school.db, alice.id, page(own), new Date(at))
    expect(await school.db.select().from(traces)).toMatchObject([{ clientID: own }])
  })

  it('stores one row per visit, whichever tab reports it and however often', async () => {
    const minutes = (number: number) => new Date(Date.parse(at) + number * 60_000)
    for (const [name, minute] of [
      ['Page_Music', 0],
      ['Page_Music', 1],
      ['Page_Videos', 2],
      ['Page_Videos', 59],
      ['Page_Music', 60],
      ['Page_Music', 121],
    ] as const)
      await saveTrace(school.db, alice.id, page(name), minutes(minute))
    await saveTrace(school.db, bruno.id, page('Page_Music'), minutes(121))
    const saved = await school.db.select().from(traces)
    expect(saved.map(({ userID, clientID }) => [userID, clientID])).toEqual([
      [alice.id, 'Page_Music'],
      [alice.id, 'Page_Videos'],
      [alice.id, 'Page_Music'],
      [alice.id, 'Page_Music'],
      [bruno.id, 'Page_Music'],
    ])
  })

  it('stores a limited number of rows per day', async () => {
    const instant = (second: number) => new Date(Date.parse(at) + second * 1000).toISOString()
    const rows = Array.from({ length: MAX_ROWS_PER_DAY.traces - 1 }, (_, second) => ({
      userID: alice.id,
      clientID: 'Page_Home',
      date: instant(second),
    }))
    for (let first = 0; first < rows.length; first += 30)
      await school.db.insert(traces).values(rows.slice(first, first + 30))
    const move = (name: string, second: number) =>
      saveTrace(school.db, alice.id, page(name), new Date(instant(second)))
    for (const name of ['Page_Music', 'Page_Videos', 'Page_Home']) await move(name, 700)
    expect(await school.db.$count(traces)).toBe(MAX_ROWS_PER_DAY.traces)
    await move('Page_Music', 24 * 3600)
    expect(await school.db.$count(traces)).toBe(MAX_ROWS_PER_DAY.traces + 1)
  })
})

it('stores a trace when a pupil moves, after the room notified the administrators', async () => {
  const [pupil, admin] = await Promise.all([connect('alice'), connect('madame')])
  const user = { id: alice.id, displayName: 'Alice', avatarUrl: '0.noavatar.png' }
  const go = (name: string) => pupil.send(JSON.stringify({ type: 'navigate', page: page(name), user }))
  go('Page_Music')
  for (let number = 0; number < 5; number++) go(`Page_Invented_${number}`)
  for (const name of ['Page_Videos', 'Page_Videos', 'Page_Home']) go(name)
  expect(await admin.heard).toMatchObject({ type: 'navigate', page: page('Page_Music') })
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
  await expect
    .poll(async () => (await list(`date=${today}`)).data)
    .toMatchObject(
      ['Page_Home', 'Page_Videos', 'Page_Music'].map((clientID) => ({
        userID: alice.id,
        displayName: 'Alice',
        clientID,
      })),
    )
})

/** Opens a socket to the room through the Worker's entry point. */
async function connect(name: 'alice' | 'madame') {
  const role = people[name].isAdmin ? 'admin' : 'pupil'
  const claims = {
    sub: String(people[name].id),
    school: FIRST_SCHOOL,
    role,
    tokenVersion: 1,
    name,
    avatar: '',
    jti: crypto.randomUUID(),
  }
  const { token } = await signToken(await openKeys(readVariables(bindings)), 'room', claims, new Date())
  const { webSocket } = await exports.default.fetch(`https://school.example${ROOM.path}?token=${token}`, {
    headers: { upgrade: 'websocket' },
  })
  if (!webSocket) throw new Error('The room opened no socket.')
  const heard = new Promise<unknown>((resolve) => {
    webSocket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true })
  })
  webSocket.accept()
  return { send: (text: string) => webSocket.send(text), heard }
}
