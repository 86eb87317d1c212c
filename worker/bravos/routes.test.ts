import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bravosAnswer, giveBravoAnswer } from '../../domain/api/bravo.ts'
import { bravos } from '../db/schema.ts'
import { alice, bravoCalls, bruno, NOT_EARNED } from '../testing/bravo-calls.ts'
import { type Name, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const DAY = 24 * 3_600_000
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { count, claim } = bravoCalls(() => school)

describe('POST /bravos', () => {
  it('gives one Bravo for five counted activities', async () => {
    await count(4)
    expect(await claim()).toMatchObject(NOT_EARNED)
    await count(1, 4)
    const earned = await claim()
    expect(earned.status).toBe(201)
    expect(z.parse(giveBravoAnswer, earned.body)).toEqual({
      success: true,
      data: {
        bravoID: expect.any(Number),
        userID: alice,
        dateCreated: WEDNESDAY,
        source: 'activity',
        reason: '5 activities of the week of 2026-11-15',
      },
    })
    expect(await claim()).toMatchObject(NOT_EARNED)
  })

  it('gives another for the next five', async () => {
    await count(10)
    expect([(await claim()).status, (await claim()).status, (await claim()).status]).toEqual([201, 201, 409])
  })

  it.each([
    [10, 5, 1],
    [30, 10, 2],
  ])('gives each Bravo once to %i concurrent claims', async (calls, activities, expected) => {
    await count(activities)
    const answers = await Promise.all(Array.from({ length: calls }, () => claim()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(expected)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(calls - expected)
    expect(await school.db.select().from(bravos)).toHaveLength(expected)
  })

  it('requires five activities of one week', async () => {
    await count(4)
    school.clock.advance(7 * DAY)
    await count(1)
    expect(await claim()).toMatchObject(NOT_EARNED)
  })

  it('refuses to claim a Bravo of last week', async () => {
    school.clock.set('2026-11-22T04:59:00.000Z')
    await count(5)
    school.clock.set('2026-11-22T05:00:00.000Z')
    expect(await claim()).toMatchObject(NOT_EARNED)
  })

  it('does not use up an earned Bravo if an administrator gives one', async () => {
    await count(5)
    expect(await claim('madame')).toMatchObject({ status: 201, body: { data: { source: 'admin' } } })
    expect(await claim()).toMatchObject({ status: 201, body: { data: { source: 'activity' } } })
  })

  it('lets administrators give Bravos to any pupil without limit', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim('madame', bruno)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  })

  it('gives one Bravo per key of an administrator, even if the call is repeated', async () => {
    const give = (idempotencyKey: string) =>
      school.call('POST /bravos', { as: 'madame', body: { userID: bruno, idempotencyKey } })
    const first = await give('click')
    const again = await Promise.all(Array.from({ length: 5 }, () => give('click')))
    expect(again.map(({ body }) => body)).toEqual(Array(5).fill(first.body))
    await give('another click')
    expect(await school.db.select().from(bravos)).toHaveLength(2)
  })

  it('refuses administrators as recipients', async () => {
    expect(await claim('madame', people.madame.id)).toMatchObject({
      status: 409,
      body: { error: { number: 51000, message: 'Les Bravos sont pour les élèves.' } },
    })
    expect((await claim('madame', 999)).status).toBe(404)
  })

  it.each([
    [undefined, 401],
    ['bruno', 403],
  ] as const)('refuses to claim for alice as %s', async (as, status) => {
    await count(5)
    expect((await school.call('POST /bravos', { as, body: { userID: alice } })).status).toBe(status)
  })

  it.each([
    ['a text', { userID: '2' }, 'userID doit être un nombre.'],
    ['nothing', {}, 'userID manque : il faut un nombre.'],
    ['a huge number', { userID: 1e20 }, 'userID doit être'],
  ])('refuses %s as the user ID', async (_title, body, message) => {
    expect(await school.call('POST /bravos', { as: 'alice', body })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })
})

describe('GET /bravos', () => {
  const list = async (month: string, as: Name | undefined = 'alice', id: number | string = alice) =>
    school.call(`GET /bravos?query=${month}&id=${id}`, { as })
  const dates = async (month: string) =>
    z.parse(bravosAnswer, (await list(month)).body).data.map(({ dateCreated }) => dateCreated)

  it("lists the Bravos of the school's month, newest first, with | encoded or not", async () => {
    const edges = [
      '2026-11-01T03:59:59.999Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-18T15:00:00.000Z',
      '2026-12-01T04:59:59.999Z',
      '2026-12-01T05:00:00.000Z',
    ]
    for (const instant of edges) {
      school.clock.set(instant)
      await claim('madame')
    }
    school.clock.set(WEDNESDAY)
    expect(await dates('11|2026')).toEqual([edges[3], edges[2], edges[1]])
    expect(await dates('11%7C2026')).toEqual([edges[3], edges[2], edges[1]])
    expect(await dates('10|2026')).toEqual([edges[0]])
    expect(await dates('12|2026')).toEqual([edges[4]])
  })

  it.each([
    '0|2026',
    '13|2026',
    '11|26',
    '11-2026',
    '11|2026|1',
    '|2026',
    '11|',
    'x',
    '',
    '1.5|2026',
    '12|9999',
    '-1|2026',
    '11|0026',
    '011|2026',
  ])('refuses the month %j', async (month) => {
    const message = 'query doit être un mois et une année, comme 11|2026.'
    expect(await list(month)).toMatchObject({ status: 400, body: { message } })
  })

  it.each(['1|1000', '12|9998', '11|9999'])('accepts distant months: %s', async (month) => {
    expect(await list(month)).toMatchObject({ status: 200, body: { success: true, data: [] } })
  })

  it('names missing parameters and refuses repeated ones', async () => {
    const ask = async (search: string) => (await school.call(`GET /bravos${search}`, { as: 'alice' })).body
    expect(await ask('')).toMatchObject({
      message: 'query manque : il faut un texte. id manque : il faut un texte.',
    })
    expect(await ask('?query=11|2026&id=2&id=3')).toMatchObject({ message: 'id doit être un texte.' })
    expect(await ask('?query=11|2026&id=0')).toMatchObject({
      message: 'id doit être un nombre entier positif.',
    })
  })

  it.each([
    [undefined, 401],
    ['alice', 200],
    ['bruno', 403],
    ['madame', 200],
  ] as const)('allows the pupil and administrators: %s', async (as, status) => {
    expect((await school.call(`GET /bravos?query=11|2026&id=${alice}`, { as })).status).toBe(status)
  })

  it('returns 404 for an unknown user', async () => {
    expect((await list('11|2026', 'madame', 999)).status).toBe(404)
  })
})
