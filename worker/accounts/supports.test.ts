import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PUPILS_PER_CALL } from '../../domain/api/several.ts'
import { supportBits, supports } from '../../domain/supports.ts'
import { classes, users } from '../db/schema.ts'
import { accountCalls, zoe } from '../testing/account-calls.ts'
import { LIST_KEY, PASSWORD, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, madame } = people
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { add, change, rowOf } = accountCalls(() => school)

const changeSeveral = (userIDs: number[], changes: object, as: 'madame' | 'alice' = 'madame') =>
  school.call('PATCH /user/several', { as, body: { userIDs, idempotencyKey: 'k', ...changes } })
const signIn = async (userName: string) =>
  (await school.call('POST /auth/login', { body: { userName } })).body
/** Matches responses that mention supports. Only those about the pupil's own session may. */
const HAS_SUPPORTS = /supports|soutien/i

describe('the supports of a pupil', () => {
  it('are replaced as a whole, even when sent twice, and returned to administrators', async () => {
    for (const chosen of [['calm', 'half-mission'], ['calm', 'half-mission'], []]) {
      expect(await change(alice.id, { supports: chosen })).toMatchObject({
        status: 200,
        body: { user: { supports: supports.filter((each) => chosen.includes(each)) } },
      })
    }
    expect(await add({ ...zoe, supports: ['easy-font'] })).toMatchObject({
      status: 201,
      body: { user: { supports: ['easy-font'] } },
    })
  })

  it("are in the pupil's own session, however it was opened or extended, and in nobody else's", async () => {
    await change(alice.id, { supports: ['always-heard', 'english'] })
    const own = { user: { supports: ['always-heard', 'english'] } }
    expect(await signIn('alice')).toMatchObject(own)
    expect((await school.call('POST /auth/refresh', { as: 'alice' })).body).toMatchObject(own)
    expect(JSON.stringify(await signIn('bruno'))).not.toMatch(HAS_SUPPORTS)
  })

  it('are in no list that pupils and visitors can read', async () => {
    await changeSeveral([alice.id, bruno.id], { addSupports: supports })
    await school.db.update(classes).set({ offersNames: true, listKey: LIST_KEY })
    const lists = [
      ...['user', 'whitelist', 'menulinks/cache', 'class-goals'],
      ...['bravos/report?date=11|2026', 'activities/user/report?date=11|2026', 'checks/mine'],
      ...['lessons/BCDF', 'week/start', 'settings', `activities/${alice.id}`],
      ...['', '/mission', '/album'].map((list) => `words/${alice.id}${list}`),
    ]
    for (const list of lists) {
      for (const as of ['alice', undefined] as const) {
        const { body } = await school.call(`GET /${list}`, as ? { as } : {})
        expect(JSON.stringify(body), list).not.toMatch(HAS_SUPPORTS)
      }
    }
    const list = await school.call('POST /auth/class', { body: { key: LIST_KEY } })
    expect(list.status).toBe(200)
    expect(JSON.stringify(list.body)).not.toMatch(HAS_SUPPORTS)
    const room = await school.call('POST /auth/room', { as: 'alice' })
    expect(
      atob(JSON.stringify(room.body).split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
    ).not.toMatch(HAS_SUPPORTS)
  })

  it('can only be set by administrators', async () => {
    const body = { supports: ['calm'] }
    expect((await school.call(`PATCH /user/${alice.id}`, { as: 'alice', body })).status).toBe(403)
    expect((await school.call(`PATCH /user/${alice.id}`, { body })).status).toBe(401)
    expect((await changeSeveral([alice.id], { addSupports: ['calm'] }, 'alice')).status).toBe(403)
    expect(await rowOf(alice.id)).toMatchObject({ supports: 0 })
  })

  it('are refused if unknown, or for an administrator', async () => {
    expect(await change(alice.id, { supports: ['dyslexia'] })).toMatchObject({ status: 400 })
    expect(await change(madame.id, { supports: ['calm'] })).toMatchObject({
      status: 400,
      body: { message: 'Seuls les élèves ont des soutiens.' },
    })
    await change(alice.id, { supports: ['calm'] })
    await change(alice.id, { isAdmin: true, password: PASSWORD })
    expect(await rowOf(alice.id)).toMatchObject({ isAdmin: true, supports: 0 })
  })

  it('can be added and removed for several pupils, keeping all others', async () => {
    await change(alice.id, { supports: ['calm', 'large-text'] })
    const changes = { addSupports: ['no-spelling'], removeSupports: ['calm'] }
    for (let time = 0; time < 2; time++) {
      expect(await changeSeveral([alice.id, bruno.id, madame.id], changes)).toMatchObject({
        status: 200,
        body: { done: [alice.id, bruno.id], refused: [madame.id] },
      })
    }
    const { body } = await school.call('GET /user/accounts', { as: 'madame' })
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ id: alice.id, supports: ['no-spelling', 'large-text'] }),
        expect.objectContaining({ id: bruno.id, supports: ['no-spelling'] }),
        expect.objectContaining({ id: madame.id, supports: [] }),
      ]),
    })
  })

  it('change for all pupils of a school in one call', async () => {
    const ids = Array.from({ length: MAX_PUPILS_PER_CALL }, (_none, index) => index + 1)
    expect((await changeSeveral(ids, { addSupports: ['calm'] })).status).toBe(200)
    expect(await rowOf(alice.id)).toMatchObject({ supports: supportBits(['calm']) })
  })

  it('appear in the journal as changed, without their names', async () => {
    await change(alice.id, { supports: ['calm'] })
    await changeSeveral([alice.id, bruno.id], { removeSupports: ['calm'] })
    const { body } = await school.call('GET /admin-actions', { as: 'madame' })
    expect(JSON.stringify(body).match(/"supports":\{\}/g)).toHaveLength(2)
    expect(JSON.stringify(body)).not.toContain('calm')
  })

  it('are exported with the rest of the record', async () => {
    await change(alice.id, { supports: ['more-time'] })
    const { body } = await school.call(`GET /export/user/${alice.id}`, { as: 'madame' })
    expect(body).toMatchObject({ user: { supports: ['more-time'] } })
  })
})

it('imports supports by name, and keeps those of pupils whose cell is empty', async () => {
  await school.db.update(users).set({ supports: 1 }).where(eq(users.id, alice.id))
  const send = (lines: string[]) =>
    school.call('POST /user/import', {
      as: 'madame',
      headers: { 'Content-Type': 'text/csv' },
      file: Uint8Array.from(
        new TextEncoder().encode(['userName,displayName,classCode,pin,soutiens,sameAs', ...lines].join('\n')),
      ),
    })
  const answer = await send([
    `alice,Alice,4-1,,,${alice.id}`,
    `bruno,Bruno,4-1,,Sans épeler + CALME,${bruno.id}`,
    'zoe,Zoé,4-1,,grand texte,',
    'noa,Noa,4-1,,calme+dyslexie,',
  ])
  expect(answer).toMatchObject({
    status: 200,
    body: { created: 1, updated: 2, rejected: [{ line: 5, code: 'lineOfUnknownSupport' }] },
  })
  expect(JSON.stringify(answer.body)).toContain("« dyslexie » n'est pas un soutien")
  const { body } = await school.call('GET /user/accounts', { as: 'madame' })
  expect(body).toMatchObject({
    data: expect.arrayContaining([
      expect.objectContaining({ userName: 'alice', supports: ['fewer-choices'] }),
      expect.objectContaining({ userName: 'bruno', supports: ['no-spelling', 'calm'] }),
      expect.objectContaining({ userName: 'zoe', supports: ['large-text'] }),
    ]),
  })
})
