import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bravos, menuLinks } from '../db/schema.ts'
import { alice, BONUS_LOST, bonusCalls, bruno, farm, zoo } from '../testing/bonus-calls.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const MINUTE = 60_000
let school: School
beforeEach(async () => {
  school = await openSchool({}, () => 0.5)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})
const { arm, check, award, clear, history, state } = bonusCalls(() => school)

const NOT_WON = {
  status: 409,
  body: { error: { number: 51000 }, message: expect.stringMatching(/Aucun boni/) },
}
const OTHER_NUMBERS = {
  status: 409,
  body: { error: { number: 51000 }, message: expect.stringMatching(/nombres/) },
}

describe('POST /menulinks/cache/bonus/award', () => {
  beforeEach(async () => {
    await arm(farm)
    await check('alice')
  })

  it('adds the Bravos once, however often it is called', async () => {
    const first = await award('alice')
    expect(first).toMatchObject({ status: 200, body: { success: true, activityCount: 20 } })
    const given = await school.db.select().from(bravos)
    expect(given).toHaveLength(4)
    for (const each of given) {
      expect(each).toMatchObject({
        userID: alice.id,
        source: 'bonus',
        week: '2026-11-15',
        dateCreated: WEDNESDAY,
      })
    }
    school.clock.advance(60 * MINUTE)
    for (const again of await Promise.all(Array.from({ length: 10 }, () => award('alice')))) {
      expect(again).toMatchObject({ status: 200, body: first.body })
    }
    expect(await school.db.select().from(bravos)).toHaveLength(4)
    expect((await history()).total).toBe(1)
  })

  it('adds the Bravos once if twenty calls race', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => award('alice')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await school.db.select().from(bravos)).toHaveLength(4)
  })

  it('records the number of activities it is worth, without counting them in the week', async () => {
    await school.call('POST /activities', { as: 'alice', body: { userID: alice.id, clientID: zoo } })
    await award('alice')
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4, activityCount: 20 })
    const week = await school.call(`GET /activities/${alice.id}`, { as: 'alice' })
    expect(week.body).toMatchObject({ data: [{ clientID: zoo }] })
    expect(await school.call('POST /bravos', { as: 'alice', body: { userID: alice.id } })).toMatchObject({
      status: 409,
      body: { error: { number: 51000 } },
    })
    const next = await school.call('POST /activities', {
      as: 'alice',
      body: { userID: alice.id, clientID: farm },
    })
    expect(next.body).toMatchObject({ count: 2 })
  })

  it.each([
    { bravoCount: 5, activityCount: 25 },
    { bravoCount: 3, activityCount: 15 },
    { bravoCount: 4, activityCount: 19 },
    { bravoCount: 0, activityCount: 0 },
  ])('refuses numbers that differ from the claim: %j', async (numbers) => {
    expect(await award('alice', numbers)).toMatchObject(OTHER_NUMBERS)
    expect(await school.db.select().from(bravos)).toEqual([])
    expect((await award('alice')).status).toBe(200)
  })

  it('allows only the winner', async () => {
    expect(await award('bruno', { userID: bruno.id })).toMatchObject(NOT_WON)
    expect((await award('bruno')).status).toBe(403)
    expect((await award(undefined)).status).toBe(401)
    expect((await award('madame', { userID: 999 })).status).toBe(404)
    expect((await award('madame')).status).toBe(200)
  })

  it('still works after the bonus was cleared', async () => {
    expect((await clear('alice')).status).toBe(200)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4, activityCount: 0 })
    expect((await award('alice')).status).toBe(200)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4, activityCount: 20 })
  })

  it('returns the same 200 response after the next bonus was armed', async () => {
    const first = await award('alice')
    await clear('alice')
    await arm(farm)
    expect(await award('alice')).toMatchObject({ status: 200, body: first.body })
    await check('bruno')
    expect(await award('alice')).toMatchObject({ status: 200, body: first.body })
    expect(await school.db.select().from(bravos)).toHaveLength(4)
  })

  it('notifies the room once', async () => {
    const listener = await listenToRoom()
    await award('alice')
    await award('alice')
    await arm(farm)
    await check('bruno')
    await award('bruno', { userID: bruno.id })
    const message = { type: 'bravoWinnerChanged', bravoCount: 4, updated: WEDNESDAY }
    expect(await listener.next()).toEqual({ ...message, user: alice })
    expect(await listener.next()).toEqual({ ...message, user: bruno })
    listener.close()
  })
})

describe('POST /menulinks/cache/bonus/clear', () => {
  beforeEach(async () => {
    await arm(farm)
    await check('alice')
    await award('alice')
  })

  it('ends the bonus and returns the state that the cache call then returns', async () => {
    school.clock.advance(3000)
    const cleared = { isActive: false, page: farm, user: alice, updated: school.clock.now.toISOString() }
    expect(await clear('alice')).toMatchObject({ status: 200, body: { cache: { bonus: cleared } } })
    expect(await state()).toEqual(cleared)
    expect(await check('alice')).toMatchObject(BONUS_LOST)
  })

  it('keeps the date of the win when the next bonus is armed and then switched off', async () => {
    await clear('alice')
    school.clock.advance(MINUTE)
    await arm(farm)
    const won = { page: farm, user: alice, updated: WEDNESDAY }
    expect(await state()).toEqual({ ...won, isActive: true })
    await school.db.update(menuLinks).set({ isBonusEnabled: false })
    expect(await state()).toEqual({ ...won, isActive: false })
  })

  it('keeps one row of history, however often it is called', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => clear('alice', { id: alice.id })))
    school.clock.advance(MINUTE)
    answers.push(await clear('madame'))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await history()).toEqual({
      success: true,
      data: [{ user: alice, page: farm, bravoCount: 4, activityCount: 20, updated: WEDNESDAY }],
      total: 1,
    })
  })

  it('allows only the winner and administrators', async () => {
    expect((await clear(undefined)).status).toBe(401)
    expect((await clear('bruno')).status).toBe(403)
    expect((await clear('bruno', bruno)).status).toBe(403)
    expect(await clear('madame', bruno)).toMatchObject(NOT_WON)
    expect((await clear('madame', { id: 999 })).status).toBe(404)
    expect((await clear('madame')).status).toBe(200)
  })

  it('refuses a number that differs from the claim', async () => {
    expect(await clear('alice', alice, 3)).toMatchObject(OTHER_NUMBERS)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4 })
  })

  it('does not change the next bonus if the call arrives late', async () => {
    await arm(farm)
    expect((await clear('alice')).status).toBe(200)
    expect(await state()).toMatchObject({ isActive: true, page: farm })
  })

  it('is refused after the claim expired', async () => {
    await arm(farm)
    await check('bruno')
    school.clock.advance(10 * MINUTE)
    expect(await clear('bruno', bruno)).toMatchObject(NOT_WON)
    expect((await history()).total).toBe(1)
  })
})

describe('GET /menulinks/cache/bonus/history', () => {
  it('lists 20 bonuses per page, newest first', async () => {
    for (let won = 0; won < 21; won++) {
      await arm(farm)
      school.clock.advance(1000)
      await check(won % 2 === 0 ? 'alice' : 'bruno')
      await award('madame', { userID: won % 2 === 0 ? alice.id : bruno.id })
    }
    const first = await history()
    expect(first).toMatchObject({ total: 21 })
    expect(first.data).toHaveLength(20)
    expect(first.data[0]).toMatchObject({ user: alice, updated: school.clock.now.toISOString() })
    expect((await history('?page=2')).data).toHaveLength(1)
    expect((await history('?page=3')).data).toEqual([])
    expect(await history('?q=BRUNO')).toMatchObject({ total: 10, data: { length: 10, 9: { user: bruno } } })
    expect(await history('?q=farm&page=2')).toMatchObject({ total: 21, data: { length: 1 } })
    expect(await history('?q=nobody')).toMatchObject({ total: 0, data: [] })
    const zero = await school.call('GET /menulinks/cache/bonus/history?page=0', { as: 'madame' })
    expect(zero).toMatchObject({ status: 400, body: { message: 'page doit être un nombre entier positif.' } })
  })
})
