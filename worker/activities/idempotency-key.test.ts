import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { activities, menuLinks } from '../db/schema.ts'
import { ALREADY_COUNTED, activityCalls, BRAVO_DISABLED } from '../testing/activity-calls.ts'
import { games, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const alice = people.alice.id
const bruno = people.bruno.id
const [farm = '', zoo = ''] = games

let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { save } = activityCalls(() => school)

describe('the idempotency key of an activity', () => {
  it('returns the same response again, even if other values are sent with it', async () => {
    const first = await save({ clientID: farm, idempotencyKey: 'k' })
    await save({ clientID: zoo })
    school.clock.advance(60_000)
    expect(await save({ clientID: farm, idempotencyKey: 'k' })).toMatchObject({
      status: 201,
      body: first.body,
    })
    for (const clientID of [games[5], 'Page_Videos', 'Page_Nowhere'])
      expect(await save({ clientID, idempotencyKey: 'k' })).toMatchObject({ status: 201, body: first.body })
    expect(await school.db.select().from(activities)).toHaveLength(2)
  })

  it('repeats a refusal, even once the page can count', async () => {
    const switchBravos = (isBravoEnabled: boolean) =>
      school.db.update(menuLinks).set({ isBravoEnabled }).where(eq(menuLinks.clientID, farm))
    await switchBravos(false)
    expect(await save({ clientID: farm, idempotencyKey: 'k' })).toMatchObject(BRAVO_DISABLED)
    await switchBravos(true)
    expect(await save({ clientID: farm, idempotencyKey: 'k' })).toMatchObject(BRAVO_DISABLED)
    expect(await save({ clientID: farm, idempotencyKey: 'l' })).toMatchObject({ status: 201 })
  })

  it('is not stored for an unknown page', async () => {
    expect((await save({ clientID: 'Page_Nowhere', idempotencyKey: 'k' })).status).toBe(404)
    expect((await save({ clientID: 'Page_Nowhere', idempotencyKey: 'k' })).status).toBe(404)
    expect((await save({ clientID: farm, idempotencyKey: 'k' })).status).toBe(201)
  })

  it('still works in the next week', async () => {
    const first = await save({ clientID: farm, idempotencyKey: 'k' })
    school.clock.advance(7 * 24 * 3_600_000)
    expect((await save({ clientID: farm, idempotencyKey: 'k' })).body).toEqual(first.body)
  })

  it.each([10, 30])('gives %i concurrent calls the same response', async (calls) => {
    const answers = await Promise.all(
      Array.from({ length: calls }, () => save({ clientID: farm, idempotencyKey: 'k' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await school.db.select().from(activities)).toHaveLength(1)
  })

  it('is separate for each pupil', async () => {
    await save({ clientID: farm, idempotencyKey: 'k' })
    const other = await save({ userID: bruno, clientID: zoo, idempotencyKey: 'k' }, 'bruno')
    expect(other).toMatchObject({ status: 201, body: { data: { userID: bruno, clientID: zoo } } })
  })
})

describe('the week of an activity', () => {
  it.each([
    ['Saturday 23:59:59.999 and Sunday 00:00', '2026-11-22T04:59:59.999Z', '2026-11-22T05:00:00.000Z'],
    ['across the spring change', '2026-03-15T03:59:59.999Z', '2026-03-15T04:00:00.000Z'],
    ['across the autumn change', '2026-11-08T04:59:59.999Z', '2026-11-08T05:00:00.000Z'],
    ['across the new year', '2027-01-03T04:59:59.999Z', '2027-01-03T05:00:00.000Z'],
  ])('ends at midnight before Sunday: %s', async (_title, before, after) => {
    school.clock.set(before)
    expect(await save({ clientID: farm })).toMatchObject({ status: 201, body: { count: 1 } })
    expect(await save({ clientID: farm })).toMatchObject(ALREADY_COUNTED)
    school.clock.set(after)
    expect(await save({ clientID: farm })).toMatchObject({ status: 201, body: { count: 1 } })
    expect(await school.call(`GET /activities/${alice}`, { as: 'alice' })).toMatchObject({
      body: { data: [{ activityDate: after }] },
    })
  })

  it.each([
    ['the last day of the year', '2026-12-31T23:30:00.000Z', '2027-01-01T20:00:00.000Z'],
    ['the Sunday of the spring change', '2026-03-08T05:30:00.000Z', '2026-03-08T12:00:00.000Z'],
  ])('continues across %s', async (_title, before, after) => {
    school.clock.set(before)
    await save({ clientID: farm })
    school.clock.set(after)
    expect(await save({ clientID: farm })).toMatchObject(ALREADY_COUNTED)
  })
})
