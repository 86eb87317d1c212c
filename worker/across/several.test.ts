import { eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_AT_ONCE } from '../../domain/api/several.ts'
import { adminActions, bravoCounts, bravos, users, whitelist } from '../db/schema.ts'
import { pages, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const { alice, bruno, madame } = people
const both = [alice.id, bruno.id]
const NOBODY = 99

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const ask = (request: string, body: object, as: 'madame' | 'alice' = 'madame') =>
  school.call(request, { as, body })

describe('a Bravo for several pupils', () => {
  const give = (userIDs: number[], idempotencyKey = 'k', reason = "De l'entraide") =>
    ask('POST /bravos/several', { userIDs, reason, idempotencyKey })

  it('is one for each, once a key, and counts on the leaderboard', async () => {
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

  it('is taken back by its key, once and by its giver alone, and what was given beside it stays', async () => {
    await give(both)
    await give([alice.id], 'other')
    const undo = () => school.call('DELETE /bravos/several?idempotencyKey=k', { as: 'madame' })
    for (let time = 0; time < 2; time++)
      expect(await undo()).toMatchObject({ status: 200, body: { done: both, refused: [] } })
    expect(await school.db.select().from(bravoCounts)).toEqual([
      { month: '2026-11', userID: alice.id, count: 1 },
    ])
    // The same gift again, whose answer was lost, gives nothing back.
    await give(both)
    expect(await school.db.$count(bravos, isNull(bravos.takenBackAt))).toBe(1)
    expect(await school.call('DELETE /bravos/several?idempotencyKey=n', { as: 'madame' })).toMatchObject({
      body: { done: [] },
    })
  })

  it('is none for administrators, or for who is gone, and says so', async () => {
    expect(await give([alice.id, madame.id, NOBODY])).toMatchObject({
      body: { done: [alice.id], refused: [madame.id, NOBODY] },
    })
  })

  it('is noted once for each pupil', async () => {
    await give(both)
    const rows = await school.db.select().from(adminActions)
    expect(rows.map(({ call, aboutID }) => [call, aboutID])).toEqual(
      both.map((id) => ['POST /bravos/several', id]),
    )
  })

  it('is of one pupil at least, and of a class or two', async () => {
    const many = Array.from({ length: MOST_AT_ONCE }, (_none, index) => index + 1)
    expect((await give(many)).status).toBe(200)
    for (const userIDs of [[], [...many, MOST_AT_ONCE + 1]]) expect((await give(userIDs)).status).toBe(400)
  })
})

describe('a reserved page for several pupils', () => {
  const change = (userIDs: number[], isLetIn: boolean, clientID: string = pages.whitelisted) =>
    ask('POST /whitelist/several', { userIDs, clientID, isLetIn })
  const letIn = async () => (await school.db.select().from(whitelist)).map(({ userID }) => userID)

  it('is opened and closed, as often as it is said', async () => {
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

  it('is a page of the menu', async () => {
    for (const isLetIn of [true, false])
      expect((await change(both, isLetIn, 'Page_Nowhere')).status).toBe(404)
  })
})

describe('several accounts', () => {
  const change = (body: object) => ask('PATCH /user/several', { idempotencyKey: 'k', ...body })
  const rowOf = (id: number) => school.db.select().from(users).where(eq(users.id, id)).get()

  it('get PINs and avatars of their own, the same ones where the call comes again', async () => {
    const asked = { userIDs: [...both, madame.id], pins: 'new', avatars: 'new' }
    expect(await change(asked)).toMatchObject({ body: { done: both, refused: [madame.id] } })
    const first = await Promise.all(both.map(rowOf))
    for (const row of first) expect(row?.pin).toMatch(/^\d{4}$/)
    expect(first[0]?.pin).not.toBe(first[1]?.pin)
    expect(first[0]?.avatarUrl).not.toBe('0.noavatar.png')
    await change(asked)
    expect(await Promise.all(both.map(rowOf))).toEqual(first)
    await change({ ...asked, idempotencyKey: 'other' })
    expect((await rowOf(alice.id))?.pin).not.toBe(first[0]?.pin)
    await change({ userIDs: both, pins: 'none', avatars: 'none' })
    expect(await rowOf(bruno.id)).toMatchObject({ pin: null, avatarUrl: '0.noavatar.png' })
    expect((await rowOf(madame.id))?.pin).toBeNull()
  })

  it('move to a class of the school', async () => {
    await school.call('PUT /classes/5-1', { as: 'madame', body: { teacherName: '', grade: 5 } })
    expect(await change({ userIDs: both, classCode: '5-1' })).toMatchObject({ body: { done: both } })
    expect(await rowOf(alice.id)).toMatchObject({ classCode: '5-1' })
    expect((await change({ userIDs: both, classCode: '9-9' })).status).toBe(400)
    expect((await change({ userIDs: both })).status).toBe(400)
  })
})

it.each(['POST /bravos/several', 'POST /whitelist/several', 'PATCH /user/several'])(
  '%s is for administrators, who are told before anything is read',
  async (request) => {
    expect((await ask(request, {}, 'alice')).status).toBe(403)
    expect((await school.call(request, { body: {} })).status).toBe(401)
  },
)
