import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../../domain/bounds.ts'
import { adminActions } from '../db/schema.ts'
import { zoe } from '../testing/account-calls.ts'
import { bindings } from '../testing/bindings.ts'
import { faulty } from '../testing/faulty.ts'
import { readJournal } from '../testing/read-journal.ts'
import { games, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const { alice, bruno } = people
const [farm = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const madame = (request: string, body?: unknown) => school.call(request, { as: 'madame', body })
const log = () => readJournal(school)
const rows = () => school.db.select().from(adminActions)

describe('the journal', () => {
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

  it('has a row for a call that takes no dryRun', async () => {
    await school.send('GET /backup?dryRun=1', { as: 'madame' })
    await madame(`DELETE /user/${bruno.id}?dryRun=1`)
    expect(await rows()).toMatchObject([{ call: 'GET /backup' }, { call: 'DELETE /user/:id' }])
  })

  it('has no row for refused calls, dry runs, reads and playing', async () => {
    await madame('PATCH /user/9999', { displayName: 'Nobody' })
    await madame('POST /user', { userName: '' })
    await madame('POST /school-year?dryRun=1', { moves: [], eraseArchived: false })
    const headers = { 'content-type': 'text/csv' }
    const body = 'userName,displayName,classCode,pin\nzoe,Zoé,4-1,'
    await school.call('POST /user/import?dryRun=1', { as: 'madame', body, headers })
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
    expect(logged.mock.calls.at(-1)?.join()).toContain('Writing the journal')
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

  it('can be read by administrators only, and changed by nobody', async () => {
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

  it('includes backups, and a restore is logged with its number of rows', async () => {
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
    // The backup contains the row of its download. The restore replaced the row of the preview.
    expect(others.map(({ call }) => call)).toEqual(['GET /backup'])
  })
})
