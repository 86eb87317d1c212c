import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MAX_PUPILS_PER_CALL } from '../../domain/api/several.ts'
import { adminActions, bravoCounts, bravos, users, whitelist } from '../db/schema.ts'
import { pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, chloe, madame } = people
const both = [alice.id, bruno.id]
const NOBODY = 99

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const callWith = (request: string, body: object, as: 'madame' | 'alice' = 'madame') =>
  school.call(request, { as, body })

describe('a Bravo for several pupils', () => {
  const give = (userIDs: number[], idempotencyKey = 'k', reason = "De l'entraide") =>
    callWith('POST /bravos/several', { userIDs, reason, idempotencyKey })

  it('is given once per pupil and key, and counts on the leaderboard', async () => {
    expect(await give([...both, alice.id])).toMatchObject({ status: 200, body: { done: both, refused: [] } })
    expect(await give(both)).toMatchObject({ status: 200, body: { done: both } })
    const rows = await school.db.select().from(bravos)
    expect(rows.map(({ userID, source, reason }) => [userID, source, reason])).toEqual(
      both.map((id) => [id, 'admin', "De l'entraide"]),
    )
    await give([alice.id], 'other')
    expect(await school.db.select().from(bravoCounts)).toEqual([
      { month: '2026-11', userID: alice.id, count: 2 },
      { month: '2026-11', userID: bruno.id, count: 1 },
    ])
  })

  it('is taken back by its key, once and only by its giver, and other Bravos stay', async () => {
    await give(both)
    await give([alice.id], 'other')
    const undo = () => school.call('DELETE /bravos/several?idempotencyKey=k', { as: 'madame' })
    for (let time = 0; time < 2; time++)
      expect(await undo()).toMatchObject({ status: 200, body: { done: both, refused: [] } })
    expect(await school.db.select().from(bravoCounts)).toEqual([
      { month: '2026-11', userID: alice.id, count: 1 },
    ])
    // A retry of the same gift gives nothing back.
    await give(both)
    expect(await school.db.$count(bravos, isNull(bravos.takenBackAt))).toBe(1)
    expect(await school.call('DELETE /bravos/several?idempotencyKey=n', { as: 'madame' })).toMatchObject({
      body: { done: [] },
    })
  })

  it('skips administrators, disabled and erased users, and lists them as refused', async () => {
    expect(await give([alice.id, chloe.id, madame.id, NOBODY])).toMatchObject({
      body: { done: [alice.id], refused: [chloe.id, madame.id, NOBODY] },
    })
  })

  it('is logged once for each pupil', async () => {
    await give(both)
    const rows = await school.db.select().from(adminActions)
    expect(rows.map(({ call, aboutID }) => [call, aboutID])).toEqual(
      both.map((id) => ['POST /bravos/several', id]),
    )
  })

  it('is limited to at least one pupil and at most two classes', async () => {
    const many = Array.from({ length: MAX_PUPILS_PER_CALL }, (_none, index) => index + 1)
    expect((await give(many)).status).toBe(200)
    for (const userIDs of [[], [...many, MAX_PUPILS_PER_CALL + 1]])
      expect((await give(userIDs)).status).toBe(400)
  })
})

describe('opening a reserved page to several pupils', () => {
  const change = (userIDs: number[], isLetIn: boolean, clientID: string = pages.whitelisted) =>
    callWith('POST /whitelist/several', { userIDs, clientID, isLetIn })
  const letIn = async () => (await school.db.select().from(whitelist)).map(({ userID }) => userID)

  it('can be repeated, and so can closing it', async () => {
    for (const _time of [1, 2]) {
      expect(await change([...both, NOBODY], true)).toMatchObject({
        body: { done: both, refused: [NOBODY] },
      })
      expect(await letIn()).toEqual(both)
    }
    for (const _time of [1, 2]) {
      expect(await change([alice.id], false)).toMatchObject({ body: { done: [alice.id] } })
      expect(await letIn()).toEqual([bruno.id])
    }
  })

  it('requires a page of the menu', async () => {
    for (const isLetIn of [true, false])
      expect((await change(both, isLetIn, 'Page_Nowhere')).status).toBe(404)
  })
})

describe('a change of several accounts', () => {
  const change = (body: object) => callWith('PATCH /user/several', { idempotencyKey: 'k', ...body })
  const rowOf = (id: number) => school.db.select().from(users).where(eq(users.id, id)).get()

  it('gives each its own PIN and avatar, and the same ones on a retry', async () => {
    const request = { userIDs: [...both, madame.id], pins: 'new', avatars: 'new' }
    expect(await change(request)).toMatchObject({ body: { done: both, refused: [madame.id] } })
    const first = await Promise.all(both.map(rowOf))
    for (const row of first) expect(row?.pin).toMatch(/^\d{4}$/)
    expect(first[0]?.pin).not.toBe(first[1]?.pin)
    expect(first[0]?.avatarUrl).not.toBe('0.noavatar.png')
    await change(request)
    expect(await Promise.all(both.map(rowOf))).toEqual(first)
    await change({ ...request, idempotencyKey: 'other' })
    expect((await rowOf(alice.id))?.pin).not.toBe(first[0]?.pin)
    await change({ userIDs: both, pins: 'none', avatars: 'none' })
    expect(await rowOf(bruno.id)).toMatchObject({ pin: null, avatarUrl: '0.noavatar.png' })
    expect((await rowOf(madame.id))?.pin).toBeNull()
  })

  it('moves them to a class of the school', async () => {
    await school.call('PUT /classes/5-1', { as: 'madame', body: { teacherName: '', grade: 5 } })
    expect(await change({ userIDs: both, classCode: '5-1' })).toMatchObject({ body: { done: both } })
    expect(await rowOf(alice.id)).toMatchObject({ classCode: '5-1' })
    expect((await change({ userIDs: both, classCode: '9-9' })).status).toBe(400)
    expect((await change({ userIDs: both })).status).toBe(400)
  })

  it('changes all of them or none, and at most 500', async () => {
    const many = Array.from({ length: MAX_PUPILS_PER_CALL + 1 }, (_none, index) => index + 1)
    expect((await change({ userIDs: many, pins: 'new' })).status).toBe(400)
    await school.db.run(sql`CREATE TRIGGER refuse_bruno BEFORE UPDATE ON users WHEN NEW.id = ${sql.raw(String(bruno.id))}
      BEGIN SELECT RAISE(ABORT, 'refused'); END`)
    expect((await change({ userIDs: both, pins: 'new' })).status).toBe(500)
    await school.db.run(sql`DROP TRIGGER refuse_bruno`)
    expect(await Promise.all(both.map(rowOf))).toMatchObject([{ pin: null }, { pin: null }])
  })
})

it.each(['POST /bravos/several', 'POST /whitelist/several', 'PATCH /user/several'])(
  'refuses %s by pupils and visitors before the body is read',
  async (request) => {
    expect((await callWith(request, {}, 'alice')).status).toBe(403)
    expect((await school.call(request, { body: {} })).status).toBe(401)
  },
)
