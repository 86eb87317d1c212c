import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sessionAnswer } from '../../domain/api/auth.ts'
import type { Scope } from '../../domain/api/scope.ts'
import { pupilKey } from '../../domain/audience.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { createApp } from '../app.ts'
import { classes, users } from '../db/schema.ts'
import { download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { everyCall, fixtureStatements, substituteToken, typeOf } from '../testing/every-call.ts'
import { PASSWORD, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno, madame } = people
const AVATAR = '0.noavatar.png'
/** A colleague and a pupil of class 5-1. */
const [paul, emma] = [20, 21]

let school: School
beforeEach(async () => {
  school = await openSchool()
  await school.db.insert(classes).values({ classCode: '5-1', teacherName: 'M. Roy', grade: 5 })
  const created = { avatarUrl: AVATAR, createdAt: WEDNESDAY }
  await school.db.insert(users).values([
    { ...created, id: paul, userName: 'paul', userNameKey: 'paul', displayName: 'Paul', isAdmin: true },
    { ...created, id: emma, userName: 'emma', userNameKey: 'emma', displayName: 'Emma', classCode: '5-1' },
  ])
  await bindings.DB.prepare(
    `UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${madame.id}) WHERE id = ${paul}`,
  ).run()
  await limit({ classCodes: ['4-1'], content: ['pages', 'games', 'media'] })
})

const limit = (scope: Scope | null) =>
  school.db
    .update(users)
    .set({ scope: scope && JSON.stringify(scope) })
    .where(eq(users.id, paul))
const asPaul = async (request: string, body?: object) =>
  school.call(request, { token: await school.tokenOf(paul), ...(body && { body }) })

const typicalCalls = () =>
  everyCall({
    pupil: { id: alice.id, userName: 'alice' },
    otherPupilID: bruno.id,
    admin: { id: madame.id, userName: 'madame', password: PASSWORD },
    otherAdminID: people.ancienne.id,
    school: FIRST_SCHOOL,
    classCode: '4-1',
    card: '',
    now: new Date(WEDNESDAY),
  })

/** Makes every call of the API in order, as the same caller. @returns their statuses */
async function statuses(token: () => Promise<string | undefined>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [request, , body] of await typicalCalls()) {
    // These calls end the substitute's session.
    if (/^POST \/auth\/(substitute|sign-out)$/.test(request)) continue
    const type = typeOf(body)
    const { status } = await school.send(request, {
      token: await token(),
      ...(body instanceof Uint8Array ? { file: body } : { body }),
      ...(type !== null && { headers: { 'content-type': type } }),
    })
    found.set(request.replace(/\?.*/, ''), status)
  }
  return found
}

/** Calls that read or write every row by design, so `everyCall` omits them. */
const aboutEverything = [
  'GET /backup',
  'POST /backup/preview',
  'POST /backup/restore',
  'GET /backup/kept',
  'GET /backup/kept/[^/?]+',
  'POST /backup/kept/[^/?]+/restore',
  'POST /school-year',
  'DELETE /user/import/[^/?]+',
]

/** The calls that are not refused for lack of rights. */
async function allowedCalls(token: () => Promise<string | undefined>): Promise<Set<string>> {
  const all = await statuses(token)
  return new Set([...all].filter(([, status]) => status !== 401 && status !== 403).map(([call]) => call))
}

/** Calls that a colleague may not make, whatever the classes and content. */
const administration = [
  /^\w+ \/(backup|cards|export|logs|school-year|second-factors|secret-pictures|settings|user)\b/,
  /^\w+ \/(admin-actions|classes\/new-class)/,
  /^PUT \/classes\/4-1\/sign-in/,
  /^(POST|GET) \/menulinks\/cache\/bonus(\/history|\/clear)?$/,
  // A Bravo of a pupil of class 5-1.
  /^DELETE \/bravos\/\d+$/,
]
/** The administration calls that visitors or all signed-in users may make too. */
const forEveryone = /^(POST \/logs|GET \/settings|GET \/user|GET \/user\/accounts|PATCH \/user\/me)$/
/** Calls for pupils, or for a substitute. */
const ofPupils = [
  ...['GET /substitutes/day', 'POST /answers', 'POST /lessons/BCDF/done', 'POST /multiplayer/score'],
  ...['GET', 'PUT'].map((method) => `${method} /best-scores/Page_Games_Course_Measured`),
  'PUT /words/2/mission',
  ...['POST /compositions', 'GET /compositions/mine'],
]
const content = [
  /^(POST|PUT) \/pages|^GET \/pages\/.*\/(games|versions)|^\w+ \/menulinks\/?(order|targets|\d+)?$/,
  /^(POST|PUT|DELETE) \/games|^GET \/games(\/.*\/versions)?$|^\w+ \/media\b|^\w+ \/recordings/,
]
const forReaders = /^GET \/(menulinks|recordings|media\/\w+\.png)$/

describe('the permissions of the roles', { timeout: 60_000 }, () => {
  beforeEach(() => bindings.DB.batch(fixtureStatements().map((statement) => bindings.DB.prepare(statement))))

  it('are tested with a typical request of every call (worker/testing/every-call.ts)', async () => {
    const { routes } = createApp({ clock: () => new Date(0), random: () => 0 })
    const patterns = routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/api/v1', '').replaceAll(/:\w+/g, '[^/?]+')}`)
    const calls = await typicalCalls()
    const isMade = (pattern: string) =>
      calls.some(([request]) => new RegExp(`^${pattern}(\\?|$)`).test(request))
    expect([...new Set(patterns)].filter((pattern) => !isMade(pattern))).toEqual(aboutEverything)
  })

  it('keep colleagues from administration calls, but not from calls on their own classes and content', async () => {
    const all = await statuses(() => school.tokenOf(paul))
    const refused = [...all].filter(([, status]) => status === 401 || status === 403).map(([call]) => call)
    expect(refused.length).toBeGreaterThan(20)
    expect(refused.filter((call) => !isAdministration(call)).toSorted()).toEqual(ofPupils.toSorted())
    expect([...all.keys()].filter((call) => isAdministration(call) && !refused.includes(call))).toEqual([])
  })

  it('keep colleagues from calls on classes and content of others', async () => {
    await limit({ classCodes: ['5-1'], content: [] })
    const colleague = await allowedCalls(() => school.tokenOf(paul))
    expect([...colleague].filter((call) => call.includes('4-1'))).toEqual([])
    expect([...colleague].filter((call) => new RegExp(`/(${alice.id}|${bruno.id})\\b`).test(call))).toEqual(
      [],
    )
    const changed = [...colleague].filter((call) => content.some((each) => each.test(call)))
    expect(changed.filter((call) => !forReaders.test(call))).toEqual([])
    for (const call of [
      'PUT /compositions/9000003/answer',
      'POST /bravos',
      'POST /bravos/several',
      'POST /whitelist',
      'POST /lessons',
    ])
      expect(colleague).not.toContain(call)
    expect(colleague).toContain('GET /week/start')
  })

  it('keep colleagues who edit only games from calls on pages and the menu', async () => {
    await limit({ classCodes: ['4-1'], content: ['games'] })
    const all = await statuses(() => school.tokenOf(paul))
    const refused = [...all].filter(([, status]) => status === 403).map(([call]) => call)
    expect(refused.filter((call) => /games/.test(call)).toSorted()).toEqual([
      'DELETE /games/new-game',
      'POST /pages/Page_Grade4_Vocabulary_Measured/games',
    ])
  })

  it("keep pupils and visitors from teachers' calls", async () => {
    const pupil = await allowedCalls(() => school.tokenOf(alice.id))
    const visitor = await allowedCalls(async () => undefined)
    const ofTeachers = [
      'GET /week',
      'GET /classes',
      'POST /lessons',
      'GET /logs',
      'POST /user',
      'GET /compositions',
    ]
    for (const call of [...ofTeachers, 'PUT /compositions/9000003/answer']) {
      expect(pupil).not.toContain(call)
      expect(visitor).not.toContain(call)
    }
  })

  it('allow substitutes only four of the calls that need a token, and refuse the others with 403', async () => {
    const all = await statuses(() => substituteToken(FIRST_SCHOOL))
    // These calls read no token, or treat an invalid one as a visitor's.
    const isOpen =
      /^GET \/(\.well-known|openapi|docs|health|media\/\w+\.png$|live-games\/\w+\/sounds\/)|^POST \/(logs|multiplayer\/score|auth\/(login|admin|card|class|pictures|passkey(\/options)?))$/
    const others = [...all].filter(([call]) => !isOpen.test(call))
    expect(others.length).toBeGreaterThan(110)
    expect(others.filter(([, status]) => status !== 403)).toEqual([
      ['POST /auth/room', 200],
      ['GET /live-games', 200],
      ['POST /live-games/GHJK/entry', 200],
      ['GET /substitutes/day', 200],
    ])
  })

  const isAdministration = (call: string) =>
    administration.some((each) => each.test(call)) && !forEveryone.test(call)
})

describe('a colleague', () => {
  it('sees only her own pupils and classes in lists', async () => {
    const idsIn = (body: unknown, key: string) => z.parse(z.record(z.string(), z.unknown()), body)[key]
    const users = (await asPaul('GET /user')).body
    expect(idsIn(users, 'users')).toMatchObject([{ id: alice.id }, { id: bruno.id }])
    const accounts = (await asPaul('GET /user/accounts')).body
    expect(JSON.stringify(accounts)).not.toMatch(/Emma|Madame|Paul/)
    expect(idsIn((await asPaul('GET /classes')).body, 'data')).toMatchObject([{ classCode: '4-1' }])
    expect(idsIn((await asPaul('GET /class-goals')).body, 'data')).toEqual([])
    for (const author of [alice.id, emma]) {
      const body = { sentences: ['Bonjour!'], idempotencyKey: 'one' }
      await school.call('POST /compositions', { token: await school.tokenOf(author), body })
    }
    expect((await asPaul('GET /compositions')).body).toMatchObject({ data: [{ userID: alice.id }], total: 1 })
    await school.call('POST /whitelist', {
      as: 'madame',
      body: { userID: emma, clientID: pages.whitelisted },
    })
    expect(idsIn((await asPaul('GET /whitelist')).body, 'whitelist')).toEqual([])
  })

  it('changes nothing with a call that also names a pupil of another class', async () => {
    const bravos = { userIDs: [alice.id, emma], reason: '', idempotencyKey: 'one' }
    expect((await asPaul('POST /bravos/several', bravos)).status).toBe(403)
    const list = { userIDs: [alice.id, emma], clientID: pages.whitelisted, isLetIn: true }
    expect((await asPaul('POST /whitelist/several', list)).status).toBe(403)
    const { body } = await school.call('GET /whitelist', { as: 'madame' })
    expect(body).not.toMatchObject({
      whitelist: expect.arrayContaining([expect.objectContaining({ userID: emma })]),
    })
  })

  it('makes groups only of her own pupils, and sees no group with any other pupil', async () => {
    const FOXES = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const MIXED = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae8'
    const [ofFoxes, ofMixed] = [FOXES, MIXED].map((each) => encodeURIComponent(each))
    const mixed = { groupID: MIXED, name: 'Les hiboux', userIDs: [alice.id, emma] }
    expect((await school.call('POST /groups', { as: 'madame', body: mixed })).status).toBe(201)
    const foxes = { groupID: FOXES, name: 'Les renards', userIDs: [alice.id] }
    expect((await asPaul('POST /groups', foxes)).status).toBe(201)
    expect((await asPaul('GET /groups')).body).toEqual({ success: true, data: [foxes] })
    expect((await asPaul(`PATCH /groups/${ofFoxes}`, { add: [bruno.id] })).status).toBe(200)
    const day = { firstDay: '2026-11-18', lastDay: '2026-11-18', isOpenToVisitors: false }
    const lessonFor = (...classCodes: string[]) => ({
      ...{ title: 'La ferme', steps: [{ clientID: pages.open }], classCodes },
      ...day,
    })
    const made = await asPaul('POST /lessons', lessonFor(FOXES, pupilKey(bruno.id)))
    expect(made.status).toBe(201)
    const goal = { kind: 'words', target: 5 }
    expect((await asPaul(`PUT /class-goals/${ofFoxes}`, goal)).status).toBe(200)
    expect((await asPaul('GET /class-goals')).body).toMatchObject({ data: [{ classCode: FOXES }] })
    const { code } = z.parse(z.object({ data: z.object({ code: z.string() }) }), made.body).data
    expect(await asPaul(`GET /lessons/${code}/progress`)).toMatchObject({
      body: { data: [{ userID: alice.id }, { userID: bruno.id }] },
    })
    const word = { image: null, sound: null, page: null, theme: 'La ferme' }
    const liveGameFor = (...classCodes: string[]) => ({
      ...{ title: 'La ferme', classCodes, way: 'together', tasks: ['listen'], questions: 5 },
      ...{ thinkSeconds: 0, showsNames: false, hasTablets: true },
      words: ['chat', 'chien'].map((french) => ({ word: french, french, english: french, ...word })),
    })
    const live = await asPaul('POST /live-games', liveGameFor(FOXES, pupilKey(bruno.id)))
    expect(live.status).toBe(201)
    expect((await asPaul('GET /live-games')).body).toMatchObject({ data: [{ title: 'La ferme' }] })

    const refused: [string, object | undefined, number][] = [
      ['POST /groups', { ...foxes, groupID: FOXES.replace('90ae7', '90ae9'), userIDs: [emma] }, 403],
      ['POST /groups', { ...foxes, groupID: MIXED, name: 'Volé' }, 404],
      [`PATCH /groups/${ofFoxes}`, { add: [emma] }, 403],
      [`PATCH /groups/${ofMixed}`, { remove: [emma] }, 404],
      [`DELETE /groups/${ofMixed}`, undefined, 404],
      ['POST /lessons', lessonFor(FOXES, MIXED), 403],
      ['POST /lessons', lessonFor(pupilKey(emma)), 403],
      ['POST /live-games', liveGameFor(FOXES, MIXED), 403],
      [`PUT /class-goals/${ofMixed}`, goal, 403],
      ['POST /checks', { classCode: MIXED, clientID: pages.open }, 403],
      [`GET /checks?classCode=${ofMixed}`, undefined, 403],
    ]
    for (const [request, body, status] of refused)
      expect((await asPaul(request, body)).status, request).toBe(status)
    // A group of another teacher with the same name stays invisible.
    expect((await asPaul(`PATCH /groups/${ofFoxes}`, { name: 'Les hiboux' })).status).toBe(200)

    await school.db.update(users).set({ classCode: '5-1' }).where(eq(users.id, bruno.id))
    expect((await asPaul('GET /groups')).body).toEqual({ success: true, data: [] })
    expect((await asPaul(`GET /lessons/${code}`)).status).toBe(403)
    expect((await asPaul(`DELETE /groups/${ofFoxes}`)).status).toBe(404)
  })

  it('can empty a group, which only teachers of all classes can then see', async () => {
    const groupID = 'group:7c9e6679-7425-40de-944b-e07fc1f90ae7'
    const group = `groups/${encodeURIComponent(groupID)}`
    const foxes = { groupID, name: 'Les renards', userIDs: [alice.id] }
    expect((await asPaul('POST /groups', foxes)).status).toBe(201)
    const empty = { ...foxes, userIDs: [] }
    expect(await asPaul(`PATCH /${group}`, { remove: [alice.id] })).toMatchObject({
      status: 200,
      body: { data: empty },
    })
    expect((await asPaul('GET /groups')).body).toEqual({ success: true, data: [] })
    expect((await asPaul(`DELETE /${group}`)).status).toBe(404)
    expect((await school.call('GET /groups', { as: 'madame' })).body).toEqual({
      success: true,
      data: [empty],
    })
  })

  it('gets a message if she loses a class while editing, and keeps her session', async () => {
    const lesson = {
      ...{ title: 'La ferme', steps: [{ clientID: pages.open }], classCodes: ['4-1'] },
      ...{ firstDay: '2026-11-18', lastDay: '2026-11-18', isOpenToVisitors: false },
    }
    const token = await school.tokenOf(paul)
    const send = (request: string, body?: object) => school.call(request, { token, ...(body && { body }) })
    expect((await send('POST /lessons', lesson)).status).toBe(201)
    const scope = { classCodes: ['5-1'], content: [] }
    expect((await school.call(`PATCH /user/${paul}`, { as: 'madame', body: { scope } })).status).toBe(200)
    expect(await send('POST /lessons', lesson)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('reste sur cet appareil') },
    })
    expect(await send('GET /lessons')).toMatchObject({ status: 200, body: { data: [] } })
    expect((await send('POST /lessons', { ...lesson, classCodes: ['5-1'] })).status).toBe(201)
    expect(await send('POST /auth/refresh')).toMatchObject({ body: { user: { isAdmin: true, scope } } })
  })

  it('can follow her pupils in a lesson shared with another class, but not change or end it', async () => {
    const shared = {
      ...{ title: 'La ferme', steps: [{ clientID: pages.open }], classCodes: ['4-1', '5-1'] },
      ...{ firstDay: '2026-11-18', lastDay: '2026-11-18', isOpenToVisitors: false },
    }
    const made = await school.call('POST /lessons', { as: 'madame', body: shared })
    const { code } = z.parse(z.object({ data: z.object({ code: z.string() }) }), made.body).data
    expect((await asPaul(`DELETE /lessons/${code}`)).status).toBe(403)
    expect(await asPaul(`GET /lessons/${code}/progress`)).toMatchObject({
      body: { data: [{ userID: alice.id }, { userID: bruno.id }] },
    })
  })

  it('needs the second factor that the school requires of administrators', async () => {
    await bindings.DB.prepare('UPDATE settings SET requires_second_factor = 1').run()
    expect((await asPaul('GET /week/start')).status).toBe(403)
    const token = await school.tokenOf(paul, { by: 'passkey' })
    expect((await school.call('GET /week/start', { token })).status).toBe(200)
  })
})

describe('the limited access of a colleague', () => {
  const save = (id: number, body: object) => school.call(`PATCH /user/${id}`, { as: 'madame', body })
  const scope = { classCodes: ['4-1'], content: ['games'] }

  it('ends the sessions when it is set, and when it is lifted', async () => {
    for (const next of [null, scope]) {
      const token = await school.tokenOf(paul)
      expect(await save(paul, { scope: next })).toMatchObject({ body: { user: { scope: next } } })
      expect((await school.call('GET /week/start', { token })).status).toBe(401)
    }
  })

  it('cannot be set for pupils, oneself or the last unlimited administrator, nor with unknown classes', async () => {
    expect((await save(alice.id, { scope })).status).toBe(400)
    expect((await save(paul, { scope: { ...scope, classCodes: ['9-9'] } })).status).toBe(400)
    expect((await save(madame.id, { scope })).status).toBe(409)
    await limit(null)
    const token = await school.tokenOf(paul)
    expect((await school.call(`PATCH /user/${madame.id}`, { token, body: { scope } })).status).toBe(200)
    // The caller is a colleague now.
    expect((await save(paul, { isEnabled: false })).status).toBe(403)
    const own = await school.call(`PATCH /user/${paul}`, { token, body: { isAdmin: false } })
    expect(own.status).toBe(409)
  })

  it('no longer includes a class that is deleted', async () => {
    await limit({ classCodes: ['4-1', '5-1'], content: [] })
    await school.call(`DELETE /user/${emma}`, { as: 'madame' })
    expect((await school.call('DELETE /classes/5-1', { as: 'madame' })).status).toBe(200)
    const answer = await asPaul('POST /auth/refresh')
    expect(z.parse(sessionAnswer, answer.body).user.scope?.classCodes).toEqual(['4-1'])
  })

  it('is in the export, the journal and the backup; a backup with an invalid one is refused', async () => {
    await limit({ classCodes: [], content: [] })
    await save(paul, { scope })
    const { body } = await school.call(`GET /export/user/${paul}`, { as: 'madame' })
    expect(body).toMatchObject({ user: { scope } })
    const log = await school.call('GET /admin-actions', { as: 'madame' })
    expect(JSON.stringify(log.body)).toContain('classCodes')
    const file = await download(school)
    await limit(null)
    expect((await sendBackup(school, file)).status).toBe(200)
    expect(await school.db.select().from(users).where(eq(users.id, paul))).toMatchObject([
      { scope: JSON.stringify(scope) },
    ])
    await school.db.update(users).set({ scope: '{"classCodes":4}' }).where(eq(users.id, paul))
    expect((await sendBackup(school, await download(school))).status).toBe(400)
  })
})
