import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { adminCalls } from '../../domain/admin-calls.ts'
import { adminActionsAnswer } from '../../domain/api/admin-action.ts'
import { FIRST_SCHOOL } from '../../domain/school.ts'
import { adminActions } from '../db/schema.ts'
import { zoe } from '../testing/account-calls.ts'
import { bindings } from '../testing/bindings.ts'
import { everyCall, namedStatements, typeOf } from '../testing/every-call.ts'
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
  paths: z.record(z.string(), z.record(z.string(), z.object({ description: z.optional(z.string()) }))),
})

/** A proof of who is signed in, and what only asks for an answer. */
const changesNothing = [
  'POST /auth/proof/options',
  'POST /auth/proof',
  'POST /auth/passkeys/options',
  'POST /auth/authenticator',
]

describe('what is kept of what administrators do', () => {
  it('is every call that only they may make and that changes something', async () => {
    const { paths } = z.parse(described, (await school.call('GET /openapi.json')).body)
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description = '' }]) => ({
        call: `${method.toUpperCase()} ${path.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
        isOnlyTheirs: description.includes('Pupils: no. Administrators: yes.'),
      })),
    )
    const changing = calls.filter(({ call, isOnlyTheirs }) => isOnlyTheirs && !call.startsWith('GET '))
    // It tells what a backup holds.
    const wanted = changing.map(({ call }) => call).filter((call) => call !== 'POST /backup/preview')
    expect(wanted.length).toBeGreaterThan(25)
    expect(wanted.filter((call) => !(call in adminCalls))).toEqual([])
    const known = calls.map(({ call }) => call)
    expect(Object.keys(adminCalls).filter((call) => !known.includes(call))).toEqual([])
  })

  it('has a row of each of them that is made, and of no other', async () => {
    await bindings.DB.batch(namedStatements().map((statement) => bindings.DB.prepare(statement)))
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
    const made: string[] = []
    for (const [request, as, body] of await everyCall(cast)) {
      if (as !== 'admin') continue
      const before = await rows()
      const type = typeOf(body)
      const sent = body instanceof Uint8Array ? { file: body } : body !== undefined && { body }
      const answer = await school.send(request, {
        as: 'madame',
        ...sent,
        ...(type !== null && { headers: { 'content-type': type } }),
      })
      const added = (await rows()).slice(before.length).map(({ call }) => call)
      if (request.startsWith('GET ') || !answer.ok || changesNothing.includes(request))
        expect(added, request).toEqual([])
      else {
        expect(added, request).toHaveLength(1)
        made.push(...added)
      }
    }
    expect(made.length).toBeGreaterThan(25)
    expect(made.filter((call) => !(call in adminCalls))).toEqual([])
  })

  it('is who did what, to whom, and when', async () => {
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

  it('is no value of what was written', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'SECRET', pin: '7391' })
    await madame('PUT /classes/4-9', { teacherName: 'SECRET', grade: 4 })
    await madame('POST /bravos', { userID: alice.id, reason: 'SECRET' })
    await madame('POST /auth/password', { current: PASSWORD, next: 'SECRET of the school' })
    const kept = await rows()
    expect(kept).toHaveLength(4)
    expect(JSON.stringify(kept)).not.toMatch(/SECRET|7391/)
  })

  it('names every pupil whose activities were judged', async () => {
    const held = [alice, bruno].map(({ id }) => ({ userID: id, week: '2026-11-15', clientID: farm }))
    await madame('POST /activities/held', { decision: 'dismissed', activities: [...held, ...held] })
    expect((await log()).map(({ about }) => about).toSorted()).toEqual(['Alice', 'Bruno'])
  })

  it('is nothing of what was refused, tried out, read or only played', async () => {
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

  it('names nobody who was erased, by that call neither', async () => {
    await madame(`PATCH /user/${alice.id}`, { displayName: 'Alice B.' })
    await madame(`DELETE /user/${alice.id}`)
    expect(await log()).toMatchObject([
      { call: 'DELETE /user/:id', by: 'Madame', about: null, target: '' },
      { call: 'PATCH /user/:id', by: 'Madame', about: null, target: '' },
    ])
  })

  it('makes no call fail where it cannot be kept', async () => {
    const { database, breakAfter } = faulty(bindings.DB)
    school = await openSchool({ DB: database })
    const token = await school.token('madame')
    const body = { settings: { enablePIN: true, mpgBravoCap: 3 } }
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const statuses: number[] = []
    // One time more that the database answers, until it fails at the log alone.
    for (let times = 1; statuses.at(-1) !== 200; times++) {
      breakAfter(times)
      statuses.push((await school.call('POST /settings', { token, body })).status)
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([500]))
    expect(logged.mock.calls.at(-1)?.join()).toContain('Work after an answer')
    logged.mockRestore()
  })

  it('is for administrators to read, and for nobody to change', async () => {
    expect((await school.call('GET /admin-actions')).status).toBe(401)
    expect((await school.call('GET /admin-actions', { as: 'alice' })).status).toBe(403)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await madame(`${method} /admin-actions`)).status).toBe(405)
  })
})
