import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { adminCalls } from '../../domain/admin-calls.ts'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { MINUTE } from '../../domain/bounds.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { adminActions, checks, knownWords, lessons } from '../db/schema.ts'
import { zoe } from '../testing/account-calls.ts'
import { bindings } from '../testing/bindings.ts'
import { everyCall, fixtureStatements, typeOf } from '../testing/every-call.ts'
import { faulty } from '../testing/faulty.ts'
import { games, PASSWORD, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno } = people
const [farm = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const madame = (request: string, body?: unknown) => school.call(request, { as: 'madame', body })
async function log() {
  return z.parse(adminActionsAnswer, (await madame('GET /admin-actions')).body).data
}
const rows = () => school.db.select().from(adminActions)

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        description: z.optional(z.string()),
        responses: z.optional(z.record(z.string(), z.object({ content: z.optional(z.unknown()) }))),
      }),
    ),
  ),
})

/** Calls without a lasting change: proofs of identity and challenges. */
const changesNothing = [
  'POST /auth/proof/options',
  'POST /auth/proof',
  'POST /auth/passkeys/options',
  'POST /auth/authenticator',
]

/** Every call of the published description, e.g. `GET /user`, and whether it is for administrators only. */
async function describedCalls() {
  const { paths } = z.parse(described, (await school.call('GET /openapi.json')).body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description = '', responses }]) => ({
      call: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      isOnlyTheirs: description.includes('Pupils: no. Administrators: yes.'),
      answer: JSON.stringify(responses?.['200']?.content ?? null),
    })),
  )
}

describe("the administrators' log", () => {
  it('covers every administrator-only call that changes something', async () => {
    const calls = await describedCalls()
    const changing = calls.filter(({ call, isOnlyTheirs }) => isOnlyTheirs && !call.startsWith('GET '))
    expect(changing.length).toBeGreaterThan(25)
    expect(changing.map(({ call }) => call).filter((call) => !(call in adminCalls))).toEqual([])
    const described = calls.map(({ call }) => call)
    expect(Object.keys(adminCalls).filter((call) => !described.includes(call))).toEqual([])
  })

  it('covers every call that returns credentials or all data of a user', async () => {
    const handsOut = /"(card|pictures|pin|secretPictures|passwordHash)":|gzip|octet-stream/
    const found = (await describedCalls()).filter(
      ({ call, answer }) => call.startsWith('GET ') && handsOut.test(answer),
    )
    // The list of accounts, including PINs, is on the teacher's screen all day, so it is not logged.
    const expected = found.map(({ call }) => call).filter((call) => call !== 'GET /user/accounts')
    expect(expected).toEqual(
      expect.arrayContaining([
        'GET /backup',
        'GET /backup/kept/:keptID',
        'GET /cards',
        'GET /cards/:userID',
        'GET /export/user/:id',
        'GET /secret-pictures',
      ]),
    )
    expect(expected.filter((call) => !(call in adminCalls))).toEqual([])
  })

  it('has one row per such call, and none for others', { timeout: 60_000 }, async () => {
    await bindings.DB.batch(fixtureStatements().map((statement) => bindings.DB.prepare(statement)))
    const cast = {
      pupil: { id: alice.id, userName: 'alice' },
      otherPupilID: bruno.id,
      admin: { id: people.madame.id, userName: 'madame', password: PASSWORD },
      otherAdminID: people.ancienne.id,
      school: FIRST_SCHOOL,
      classCode: '4-1',
      card: '',
      now: new Date(WEDNESDAY),
    }
    expect(await rows()).toEqual([])
    const made: string[] = []
    for (const [request, as, body] of await everyCall(cast)) {
      if (as !== 'admin') continue
      const type = typeOf(body)
      const sent = body instanceof Uint8Array ? { file: body } : body !== undefined && { body }
      const answer = await school.send(request, {
        as: 'madame',
        ...sent,
        ...(type !== null && { headers: { 'content-type': type } }),
      })
      const added = (await rows()).slice(made.length).map(({ call }) => call)
      const isReading = request.startsWith('GET ') && !HANDING_OUT.test(request)
      const isKept = answer.ok && !isReading && !changesNothing.includes(request)
      expect(added, request).toHaveLength(isKept ? 1 : 0)
      made.push(...added)
    }
    expect(made.length).toBeGreaterThan(25)
    expect(made.filter((call) => !(call in adminCalls))).toEqual([])
  })
  const HANDING_OUT = /^GET \/(cards|secret-pictures(?!\/locked)|export)\b/

  it('stores the administrator, call, user concerned and time', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'Alice B.' })
    school.clock.advance(1000)
    await madame('POST /whitelist', { userID: bruno.id, clientID: pages.whitelisted })
    await madame('PUT /classes/4-9', { teacherName: 'Mme Roy', grade: 4 })
    await madame('POST /user', zoe)
    const row = (call: string, rest: object) => ({ by: 'Madame', call, about: null, target: '', ...rest })
    expect((await log()).toReversed()).toMatchObject([
      row('PATCH /user/:id', { about: 'Alice B.', at: WEDNESDAY }),
      row('POST /whitelist', {
        about: 'Bruno',
        target: pages.whitelisted,
        at: school.clock.now.toISOString(),
      }),
      row('PUT /classes/:classCode', { target: '4-9' }),
      row('POST /user', { about: zoe.displayName }),
    ])
  })

  it('names every pupil whose held activities were decided', async () => {
    const held = [alice, bruno].map(({ id }) => ({ userID: id, week: '2026-11-15', clientID: farm }))
    await madame('POST /activities/held', { decision: 'dismissed', activities: [...held, ...held] })
    expect((await log()).map(({ about }) => about).toSorted()).toEqual(['Alice', 'Bruno'])
    expect((await log())[0]?.changes).toEqual({ decision: { to: 'dismissed' } })
  })

  it('has no row for refused calls, dry runs, reads and play', async () => {
    await madame('PATCH /user/9999', { displayName: 'Nobody' })
    await madame('POST /user', { userName: '' })
    await madame('POST /school-year?dryRun=1', { moves: [], eraseArchived: false })
    await madame('GET /user/accounts')
    await madame('POST /activities', { userID: people.madame.id, clientID: farm })
    await school.call('PATCH /user/me', { as: 'alice', body: { avatarUrl: '0.noavatar.png' } })
    await school.call('POST /activities', { as: 'alice', body: { userID: alice.id, clientID: farm } })
    await school.call(`DELETE /user/${bruno.id}`, { as: 'alice' })
    await school.call('POST /auth/login', { body: { userName: 'alice' } })
    expect(await rows()).toEqual([])
  })

  it('does not prevent a change if its row cannot be stored', async () => {
    const { database, breakAfter } = faulty(bindings.DB)
    school = await openSchool({ DB: database })
    const token = await school.token('madame')
    const body = { settings: { enablePIN: true, mpgBravoCap: 3 } }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const statuses: number[] = []
    // The database answers one more query each time, until only the log fails.
    for (let times = 1; statuses.at(-1) !== 200; times++) {
      breakAfter(times)
      statuses.push((await school.call('POST /settings', { token, body })).status)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([500]))
    expect(logged.mock.calls.at(-1)?.join()).toContain('The journal')
    logged.mockRestore()
  })

  it('prevents reading a card if the row cannot be stored', async () => {
    const { database, breakAfter } = faulty(bindings.DB)
    school = await openSchool({ DB: database })
    const token = await school.token('madame')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bodies: unknown[] = []
    for (let times = 1; times < 20 && !JSON.stringify(bodies.at(-1))?.includes('"card"'); times++) {
      breakAfter(times)
      bodies.push((await school.call(`GET /cards/${alice.id}`, { token })).body)
    }
    expect(JSON.stringify(bodies.at(-1))).toContain('"card"')
    expect(await rows()).toMatchObject([{ call: 'GET /cards/:userID', aboutID: alice.id }])
    logged.mockRestore()
  })

  it('is readable by administrators, and cannot be changed', async () => {
    expect((await school.call('GET /admin-actions')).status).toBe(401)
    expect((await school.call('GET /admin-actions', { as: 'alice' })).status).toBe(403)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await madame(`${method} /admin-actions`)).status).toBe(405)
  })
})

describe('a data export', () => {
  it('is counted in one row per hour, administrator and target', async () => {
    await madame('GET /cards?classCode=4-1')
    school.clock.advance(59 * MINUTE)
    await madame('GET /cards?classCode=4-1')
    await madame(`GET /cards/${alice.id}`)
    school.clock.advance(MINUTE)
    await madame('GET /cards?classCode=4-1')
    const row = (call: string, times: number, rest: object) => ({
      call,
      by: 'Madame',
      changes: { times: { to: times } },
      ...rest,
    })
    expect((await log()).toReversed()).toMatchObject([
      row('GET /cards', 2, { target: '4-1', targetName: '4-1', at: WEDNESDAY }),
      row('GET /cards/:userID', 1, { about: 'Alice' }),
      row('GET /cards', 1, { target: '4-1' }),
    ])
  })

  it('is also logged for pupils who export their own data', async () => {
    const token = await school.token('alice', { by: 'card' })
    for (const _time of [1, 2]) await school.call(`GET /export/user/${alice.id}`, { token })
    await school.call(`GET /export/user/${bruno.id}`, { token })
    expect(await log()).toMatchObject([
      { call: 'GET /export/user/:id', by: 'Alice', about: 'Alice', changes: { times: { to: 2 } } },
    ])
  })

  it('may be a backup; its restore is logged with the number of rows', async () => {
    const file = new Uint8Array(await (await school.send('GET /backup', { as: 'madame' })).arrayBuffer())
    const upload = (path: string) =>
      school.send(`POST /backup/${path}`, {
        as: 'madame',
        file,
        headers: { 'content-type': 'application/gzip' },
      })
    await upload('preview')
    expect((await upload('restore')).status).toBe(200)
    const [restored, ...others] = await log()
    expect(restored).toMatchObject({
      call: 'POST /backup/restore',
      changes: { rowsRestored: { to: expect.any(Number) }, filesRestored: { to: 0 } },
    })
    // The backup contains the row of its own download. The restore replaced the row of the preview.
    expect(others.map(({ call }) => call)).toEqual(['GET /backup'])
  })
})

describe('the changes', () => {
  it('are logged with old and new values', async () => {
    await madame('PUT /classes/5-1', { teacherName: 'Mme Roy', grade: 5 })
    await madame('PUT /classes/5-1', { teacherName: 'Mme Côté', grade: 6 })
    await madame(`PATCH /user/${alice.id}`, { classCode: '5-1', displayName: 'Alice B.', pin: '7391' })
    await madame(`PATCH /user/${bruno.id}`, { isEnabled: false })
    await madame('PATCH /user/several', {
      userIDs: [alice.id, bruno.id],
      classCode: '4-1',
      pins: 'new',
      idempotencyKey: 'k',
    })
    await madame('POST /settings', { settings: { enablePIN: true, mpgBravoCap: 10, activitiesAnHour: 40 } })
    await madame('PUT /class-goals/4-1', { kind: 'activities', target: 40 })
    await madame('POST /school-year', {
      moves: [{ classCode: '4-1', action: 'promote', to: '5-1' }],
      eraseArchived: true,
    })
    const logged = (await log()).toReversed().map(({ call, about, changes }) => [call, about, changes])
    expect(logged).toEqual([
      ['PUT /classes/:classCode', null, {}],
      ['PUT /classes/:classCode', null, { teacherName: {}, grade: { from: 5, to: 6 } }],
      ['PATCH /user/:id', 'Alice B.', { classCode: { from: '4-1', to: '5-1' }, displayName: {}, pin: {} }],
      ['PATCH /user/:id', null, { isEnabled: { from: true, to: false } }],
      ['PATCH /user/several', 'Alice B.', { classCode: { from: '5-1', to: '4-1' }, pin: {} }],
      ['PATCH /user/several', null, { pin: {} }],
      [
        'POST /settings',
        null,
        { enablePIN: { from: false, to: true }, activitiesAnHour: { from: 30, to: 40 } },
      ],
      ['PUT /class-goals/:classCode', null, { goalKind: { to: 'activities' }, goal: { to: 40 } }],
      [
        'POST /school-year',
        null,
        { pupilsPromoted: { to: 1 }, pupilsArchived: { to: 0 }, accountsErased: { to: 2 } },
      ],
    ])
  })

  it('include the flags of a menu row, and whether it was moved or renamed', async () => {
    const { data } = z.parse(
      z.object({ data: z.object({ menulinks: z.array(z.looseObject({ clientID: z.string() })) }) }),
      { data: (await madame('GET /menulinks')).body },
    )
    const link = data.menulinks.find(({ clientID }) => clientID === farm)
    await madame('POST /menulinks', {
      link: { ...link, isEnabled: false, isNew: true, displayName: 'SECRET', parentGroupID: 8450 },
    })
    expect(await log()).toMatchObject([
      {
        target: farm,
        targetName: expect.stringContaining('SECRET'),
        changes: {
          isEnabled: { from: true, to: false },
          isNew: { from: false, to: true },
          displayName: {},
          parentGroupID: {},
        },
      },
    ])
  })

  it('contain no names, secrets or free text', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'SECRET', userName: 'secret', pin: '7391' })
    await madame('PUT /classes/4-1', { teacherName: 'SECRET', grade: 4 })
    await madame('POST /bravos', { userID: alice.id, reason: 'SECRET' })
    await madame('POST /user', {
      userName: 'secret admin',
      displayName: 'SECRET',
      classCode: '',
      isAdmin: true,
      password: 'SECRET of the school',
    })
    await madame('PUT /pages/Page_Letter', {
      title: 'SECRET',
      content: { image: null, blocks: [] },
      updated: '2026-09-01T12:00:00.000Z',
    })
    await madame('POST /auth/password', { current: PASSWORD, next: 'SECRET of the school' })
    const stored = await rows()
    expect(stored).toHaveLength(6)
    expect(JSON.stringify(stored)).not.toMatch(/SECRET|7391/i)
  })
})

describe('the target', () => {
  it('is named, and null once deleted', async () => {
    const at = WEDNESDAY
    await school.db.insert(lessons).values({
      code: 'BCDF',
      title: 'La ferme',
      steps: '[]',
      classCodes: '[]',
      firstDay: '2026-11-18',
      lastDay: '2026-11-18',
      updated: at,
    })
    await school.db.insert(checks).values({
      checkID: 13,
      classCode: '4-1',
      clientID: farm,
      title: 'Les animaux',
      forms: '[[],[]]',
      created: at,
    })
    await school.db
      .insert(knownWords)
      .values({ clientID: farm, word: 'le-sable', place: 0, french: 'le sable', english: 'the sand' })
    const targets: [call: string, target: string, name: string | null][] = [
      ['PUT /recordings/:word', 'le-sable', 'le sable'],
      ['PUT /recordings/:word', 'elle-chante', null],
      ['PUT /lessons/:code', 'BCDF', 'La ferme'],
      ['DELETE /lessons/:code', 'XXXX', null],
      ['PUT /checks/:checkID', '13', 'Les animaux'],
      ['PUT /checks/:checkID', '14', null],
      ['POST /menulinks/order', '8400', 'Mémoire'],
      ['POST /menulinks', '1', 'La classe'],
      ['DELETE /menulinks/:menuLinkID', '9999', null],
      ['PUT /games/:id', farm.toLowerCase(), `Mémoire – ${farm}`],
      ['PUT /pages/:clientID', pages.open, pages.open],
      ['PUT /pages/:clientID', 'Page_Grade4_Vocabulary_Party_Food', 'Vocabulaire – '],
      ['PUT /pages/:clientID', 'Page_Gone', null],
      ['PUT /classes/:classCode', '4-9', '4-9'],
    ]
    await school.db.insert(adminActions).values(targets.map(([call, target]) => ({ at, call, target })))
    const found = (await log()).toReversed().map(({ targetName }) => targetName)
    expect(found).toEqual(targets.map(([, , name]) => (name === null ? null : expect.stringContaining(name))))
  })

  it('is the page if a menu row or check was deleted', async () => {
    await school.db.insert(checks).values({
      checkID: 13,
      classCode: '4-1',
      clientID: farm,
      title: 'x',
      forms: '[[],[]]',
      created: WEDNESDAY,
    })
    await madame('PUT /checks/13', { open: 'before' })
    await madame('DELETE /checks/13')
    await bindings.DB.prepare(
      "INSERT INTO menu_links (menu_link_id, client_id, group_id, parent_group_id, display_name) VALUES (99, 'Page_Grade4_Vocabulary_Own', 900, 1010, 'x')",
    ).run()
    expect((await madame('DELETE /menulinks/99')).status).toBe(200)
    expect(await log()).toMatchObject([
      { call: 'DELETE /menulinks/:menuLinkID', targetName: 'Vocabulaire – Own (4e année)' },
      { call: 'DELETE /checks/:checkID', target: farm, changes: { classCode: { to: '4-1' } } },
      {
        call: 'PUT /checks/:checkID',
        target: '13',
        targetName: null,
        changes: { classCode: { to: '4-1' }, open: { from: null, to: 'before' } },
      },
    ])
  })
})

describe('an erased account', () => {
  it('is not named anywhere, not even in the row of the erasure', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'Alice B.' })
    await madame(`DELETE /user/${alice.id}`)
    expect(await log()).toMatchObject([
      { call: 'DELETE /user/:id', by: 'Madame', about: null, target: '' },
      { call: 'PATCH /user/:id', by: 'Madame', about: null, target: '' },
    ])
  })

  it('leaves no display name, user name or PIN in the log, whatever was logged', async () => {
    const list = 'userName,displayName,classCode,pin\nzoe.unique,Zoé Unique,4-1,8264\n'
    await school.send('POST /user/import', {
      as: 'madame',
      body: list,
      headers: { 'content-type': 'text/csv' },
    })
    const { id } = z.parse(
      z.object({ id: z.int() }),
      await bindings.DB.prepare("SELECT id FROM users WHERE user_name = 'zoe.unique'").first(),
    )
    await madame(`PATCH /user/${id}`, { userName: 'zoe.other', displayName: 'Zoé Autre', pin: '9375' })
    await madame('PATCH /user/several', { userIDs: [id], avatars: 'new', idempotencyKey: 'k' })
    await madame('POST /bravos', { userID: id, reason: 'Zoé Unique chante' })
    await madame('POST /bravos/several', { userIDs: [id], reason: 'Zoé Unique', idempotencyKey: 'k' })
    await madame('DELETE /bravos/several?idempotencyKey=k')
    await madame('POST /whitelist', { userID: id, clientID: pages.whitelisted })
    await madame(`DELETE /whitelist/${id}/${pages.whitelisted}`)
    await madame(`GET /cards/${id}`)
    await madame('GET /cards?classCode=4-1')
    await madame('GET /secret-pictures?classCode=4-1')
    await madame(`POST /secret-pictures/${id}`)
    await madame(`DELETE /cards/${id}`)
    await madame(`GET /export/user/${id}`)
    const own = await school.tokenOf(id, { by: 'card' })
    await school.call(`GET /export/user/${id}`, { token: own })
    expect((await madame(`DELETE /user/${id}`)).status).toBe(200)
    const stored = await rows()
    expect(stored.length).toBeGreaterThan(13)
    expect(stored.filter(({ userID, aboutID }) => userID === id || aboutID === id)).toEqual([])
    expect(JSON.stringify([stored, await log()])).not.toMatch(/zo[eé]|unique|8264|9375|chante/i)
  })
})
