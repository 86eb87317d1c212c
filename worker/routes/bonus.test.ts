import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bonusAnswer, bonusHistoryAnswer, checkBonusAnswer } from '../../domain/api/bonus.ts'
import { menuCacheAnswer } from '../../domain/api/menu.ts'
import { bonusTicketClaims } from '../../domain/api/token.ts'
import { openKeys } from '../auth/keys.ts'
import { signToken } from '../auth/token.ts'
import { runDaily } from '../daily.ts'
import { bonus, bonusClaims, bravos, menuLinks, users } from '../db/schema.ts'
import { readVariables } from '../env.ts'
import { bindings } from '../testing/bindings.ts'
import { listenToRoom } from '../testing/room-listener.ts'
import { games, type Name, pages, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const MINUTE = 60_000
const [farm = '', zoo = ''] = games
const alice = { id: people.alice.id, displayName: 'Alice', avatarUrl: '0.noavatar.png' }
const bruno = { id: people.bruno.id, displayName: 'Bruno', avatarUrl: '0.noavatar.png' }

let draw = 0
let school: School
beforeEach(async () => {
  draw = 0.5
  school = await openSchool({}, () => draw)
  await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, farm))
})

const arm = (clientID: string, as: Name | undefined = 'madame') =>
  school.call('POST /menulinks/cache/bonus', { as, body: { clientID } })
const check = (as: Name | undefined, clientID = farm) =>
  school.call('POST /menulinks/cache/bonus/check', { as, body: { clientID } })
const award = (as: Name | undefined, numbers: Record<string, unknown> = {}) =>
  school.call('POST /menulinks/cache/bonus/award', {
    as,
    body: { userID: alice.id, activityCount: 20, bravoCount: 4, ...numbers },
  })
const clear = (as: Name | undefined, user: unknown = alice, bravoCount: unknown = 4) =>
  school.call('POST /menulinks/cache/bonus/clear', { as, body: { user, bravoCount } })
const history = async (query = '') =>
  z.parse(
    bonusHistoryAnswer,
    (await school.call(`GET /menulinks/cache/bonus/history${query}`, { as: 'madame' })).body,
  )
const state = async () =>
  z.parse(menuCacheAnswer, (await school.call('GET /menulinks/cache')).body).cache.bonus

const LOST = { status: 200, body: { success: true, won: false } }
const NOT_WON = {
  status: 409,
  body: { error: { number: 51000 }, message: expect.stringMatching(/No bonus/) },
}
const OTHER_NUMBERS = {
  status: 409,
  body: { error: { number: 51000 }, message: expect.stringMatching(/numbers/) },
}

describe('arming the bonus', () => {
  it('lets it wait on a page whose bonus is switched on', async () => {
    expect(await state()).toEqual({ isActive: false, page: null, user: null, updated: null })
    const { status, body } = await arm(farm)
    const armed = { isActive: true, page: farm, user: null, updated: WEDNESDAY }
    expect({ status, body: z.parse(bonusAnswer, body) }).toEqual({
      status: 200,
      body: { cache: { bonus: armed } },
    })
    expect(await state()).toEqual(armed)
  })

  it.each([
    ['with the bonus off', zoo],
    ['that does not exist', 'Page_Nowhere'],
  ])('refuses a page %s', async (_title, clientID) => {
    expect(await arm(clientID)).toMatchObject({ status: 409, body: { error: { number: 51000 } } })
    expect(await state()).toMatchObject({ isActive: false })
  })

  it.each([{ isEnabled: false }, { isAdminRequired: true }])(
    'refuses a page that pupils cannot open: %j',
    async (set) => {
      await school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
      expect((await arm(farm)).status).toBe(409)
    },
  )

  it('moves it to another page, and leaves the last winner their claim', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await arm(farm)
    await check('alice')
    await arm(zoo)
    expect(await check('bruno')).toMatchObject(LOST)
    expect(await check('bruno', zoo)).toMatchObject({ body: { won: true } })
    expect((await award('alice')).status).toBe(200)
    expect(await state()).toMatchObject({ isActive: false, page: zoo, user: bruno })
  })
})

describe('the daily run', () => {
  const run = () =>
    runDaily(school.db, { now: school.clock.now, timeZone: 'America/Toronto', random: () => draw })

  it.each([
    [0, farm],
    [0.5, pages.open],
    [0.999, zoo],
  ])('lets the bonus wait on one of the candidates: a draw of %d', async (drawn, clientID) => {
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, pages.open))
    draw = drawn
    await run()
    const sorted = [farm, zoo, pages.open].toSorted()
    expect(await state()).toMatchObject({ isActive: true, page: sorted[Math.floor(drawn * 3)] })
    expect(sorted).toContain(clientID)
  })

  it('leaves a bonus that waits, and one that is being won', async () => {
    await arm(farm)
    school.clock.advance(MINUTE)
    await run()
    expect(await state()).toMatchObject({ isActive: true, updated: WEDNESDAY })
    await check('alice')
    await run()
    expect(await check('alice')).toMatchObject({ body: { won: true } })
  })

  it('follows a bonus that was awarded, cleared or not', async () => {
    await arm(farm)
    await check('alice')
    await award('alice')
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: farm, user: alice })
  })

  it('moves a bonus that nobody can win any more', async () => {
    await arm(farm)
    await school.db.update(menuLinks).set({ isEnabled: false }).where(eq(menuLinks.clientID, farm))
    await school.db.update(menuLinks).set({ isBonusEnabled: true }).where(eq(menuLinks.clientID, zoo))
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: zoo })
  })

  it('does nothing where no page has the bonus switched on', async () => {
    await school.db.update(menuLinks).set({ isBonusEnabled: false })
    await run()
    expect(await state()).toMatchObject({ isActive: false, page: null })
  })

  it('arms the first bonus of a school that has no row for it', async () => {
    await school.db.delete(bonus)
    await run()
    expect(await state()).toMatchObject({ isActive: true, page: farm })
  })
})

describe('winning the bonus', () => {
  beforeEach(async () => {
    await arm(farm)
  })

  it.each([
    [0, 3],
    [0.34, 4],
    [0.999, 5],
  ])('gives 3 to 5 Bravos, drawn by the server: %d gives %d', async (drawn, bravoCount) => {
    draw = drawn
    expect(await check('alice')).toMatchObject({
      status: 200,
      body: { success: true, won: true, bravoCount },
    })
  })

  it('comes with a signed ticket that names winner and Bravos', async () => {
    const answer = z.parse(checkBonusAnswer, (await check('alice')).body)
    if (!answer.won) throw new Error('Alice should have won.')
    const claims = decodeJwt(answer.ticket)
    expect(z.parse(bonusTicketClaims, claims)).toEqual({ sub: '2', jti: expect.any(String), bravoCount: 4 })
    const seconds = Date.parse(WEDNESDAY) / 1000
    expect(claims).toMatchObject({ aud: 'bonus', iss: 'mme-bravo', iat: seconds, exp: seconds + 600 })
  })

  it('is for one of 100 callers at the same time', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => 1000 + index)
    for (let at = 0; at < ids.length; at += 10) {
      await school.db.batch([
        school.db.select().from(bonus),
        ...ids.slice(at, at + 10).map((id) =>
          school.db.insert(users).values({
            id,
            userName: `p${id}`,
            userNameKey: `p${id}`,
            displayName: `P${id}`,
            avatarUrl: '0.noavatar.png',
            createdAt: WEDNESDAY,
          }),
        ),
      ])
    }
    const keys = await openKeys(readVariables(bindings))
    const answers = await Promise.all(
      ids.map(async (id) => {
        const claims = { sub: String(id), role: 'pupil', tokenVersion: 1 }
        const { token } = await signToken(keys, 'api', claims, school.clock.now)
        return school.call('POST /menulinks/cache/bonus/check', { token, body: { clientID: farm } })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(answers.filter(({ body }) => z.parse(checkBonusAnswer, body).won)).toHaveLength(1)
    expect(await school.db.select().from(bonusClaims)).toHaveLength(1)
  })

  it('is not for those who come later, on another page, or while none waits', async () => {
    expect(await check('bruno', zoo)).toMatchObject(LOST)
    await check('alice')
    expect(await check('bruno')).toMatchObject(LOST)
    await school.db.update(bonus).set({ isActive: false })
    expect(await check('alice')).toMatchObject(LOST)
  })

  it('gets the winner the very same answer again for 10 minutes, also ten times at once', async () => {
    const first = await check('alice')
    draw = 0
    school.clock.advance(10 * MINUTE - 1)
    const again = await Promise.all(Array.from({ length: 10 }, () => check('alice')))
    for (const { body } of again) expect(body).toEqual(first.body)
    expect(await check('bruno')).toMatchObject(LOST)
    expect(await state()).toEqual({ isActive: false, page: farm, user: alice, updated: WEDNESDAY })
  })

  it('is free again after 10 minutes without an award', async () => {
    const first = await check('alice')
    school.clock.advance(10 * MINUTE)
    expect(await state()).toMatchObject({ isActive: true, user: null })
    expect(await award('alice')).toMatchObject(NOT_WON)
    const second = await check('bruno')
    expect(second).toMatchObject({ body: { won: true } })
    expect(second.body).not.toEqual(first.body)
    expect(await award('alice')).toMatchObject(NOT_WON)
    expect((await award('bruno', { userID: bruno.id })).status).toBe(200)
    expect((await history()).data.map(({ user }) => user)).toEqual([bruno])
  })

  it('is for one of many callers also when it is free again', async () => {
    await check('alice')
    school.clock.advance(10 * MINUTE)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => check(index % 2 === 0 ? 'alice' : 'bruno')),
    )
    const tickets = answers.flatMap(({ body }) => {
      const answer = z.parse(checkBonusAnswer, body)
      return answer.won ? [answer.ticket] : []
    })
    expect(tickets).toHaveLength(10)
    expect(new Set(tickets).size).toBe(1)
  })

  it.each([{ isBonusEnabled: false }, { isEnabled: false }])(
    'ends where the page is switched off: %j',
    async (set) => {
      await school.db.update(menuLinks).set(set).where(eq(menuLinks.clientID, farm))
      expect(await state()).toMatchObject({ isActive: false })
      expect(await check('alice')).toMatchObject(LOST)
    },
  )

  it('is not for administrators', async () => {
    expect(await check('madame')).toMatchObject(LOST)
    expect(await state()).toMatchObject({ isActive: true })
  })
})

describe('the award', () => {
  beforeEach(async () => {
    await arm(farm)
    await check('alice')
  })

  it('adds the Bravos once, however often it is asked for', async () => {
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

  it('adds them once when twenty calls race', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => award('alice')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await school.db.select().from(bravos)).toHaveLength(4)
  })

  it('keeps the activities that it stands for, which earn nothing and leave the week as it was', async () => {
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
  ])('refuses numbers that are not the claim’s: %j', async (numbers) => {
    expect(await award('alice', numbers)).toMatchObject(OTHER_NUMBERS)
    expect(await school.db.select().from(bravos)).toEqual([])
    expect((await award('alice')).status).toBe(200)
  })

  it('is for the winner', async () => {
    expect(await award('bruno', { userID: bruno.id })).toMatchObject(NOT_WON)
    expect((await award('bruno')).status).toBe(403)
    expect((await award(undefined)).status).toBe(401)
    expect((await award('madame', { userID: 999 })).status).toBe(404)
    expect((await award('madame')).status).toBe(200)
  })

  it('can still be asked for when the bonus was cleared first', async () => {
    expect((await clear('alice')).status).toBe(200)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4, activityCount: 0 })
    expect((await award('alice')).status).toBe(200)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4, activityCount: 20 })
  })

  it('gets the same 200 again when the bonus waits for the next winner', async () => {
    const first = await award('alice')
    await clear('alice')
    await arm(farm)
    expect(await award('alice')).toMatchObject({ status: 200, body: first.body })
    await check('bruno')
    expect(await award('alice')).toMatchObject({ status: 200, body: first.body })
    expect(await school.db.select().from(bravos)).toHaveLength(4)
  })

  it('tells everyone in the room, once', async () => {
    const listener = await listenToRoom()
    await award('alice')
    await award('alice')
    await arm(farm)
    await check('bruno')
    await award('bruno', { userID: bruno.id })
    const told = { type: 'bravoWinnerChanged', bravoCount: 4, updated: WEDNESDAY }
    expect(await listener.next()).toEqual({ ...told, user: alice })
    expect(await listener.next()).toEqual({ ...told, user: bruno })
    listener.close()
  })
})

describe('clearing the bonus', () => {
  beforeEach(async () => {
    await arm(farm)
    await check('alice')
    await award('alice')
  })

  it('ends it and answers what the cache says from then on', async () => {
    school.clock.advance(3000)
    const cleared = { isActive: false, page: farm, user: alice, updated: school.clock.now.toISOString() }
    expect(await clear('alice')).toMatchObject({ status: 200, body: { cache: { bonus: cleared } } })
    expect(await state()).toEqual(cleared)
    expect(await check('alice')).toMatchObject(LOST)
  })

  it('keeps one row of history, however often it is asked for', async () => {
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

  it('is for the winner and administrators', async () => {
    expect((await clear(undefined)).status).toBe(401)
    expect((await clear('bruno')).status).toBe(403)
    expect((await clear('bruno', bruno)).status).toBe(403)
    expect(await clear('madame', bruno)).toMatchObject(NOT_WON)
    expect((await clear('madame')).status).toBe(200)
  })

  it('refuses a number that is not the claim’s', async () => {
    expect(await clear('alice', alice, 3)).toMatchObject(OTHER_NUMBERS)
    expect((await history()).data[0]).toMatchObject({ bravoCount: 4 })
  })

  it('leaves the next bonus alone when it comes late', async () => {
    await arm(farm)
    expect((await clear('alice')).status).toBe(200)
    expect(await state()).toMatchObject({ isActive: true, page: farm })
  })

  it('is refused once the claim lapsed', async () => {
    await arm(farm)
    await check('bruno')
    school.clock.advance(10 * MINUTE)
    expect(await clear('bruno', bruno)).toMatchObject(NOT_WON)
    expect((await history()).total).toBe(1)
  })
})

describe('the history', () => {
  it('lists 20 a page, newest first', async () => {
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
    const zero = await school.call('GET /menulinks/cache/bonus/history?page=0', { as: 'madame' })
    expect(zero).toMatchObject({ status: 400, body: { message: 'page must be a positive whole number.' } })
  })
})

describe('who may', () => {
  it.each([
    [undefined, 401],
    ['alice', 403],
    ['madame', 200],
  ] as const)('arm the bonus and read its history: %s', async (as, status) => {
    expect((await school.call('POST /menulinks/cache/bonus', { as, body: { clientID: farm } })).status).toBe(
      status,
    )
    expect((await school.call('GET /menulinks/cache/bonus/history', { as })).status).toBe(status)
  })

  it('win it: nobody who is not signed in', async () => {
    expect((await check(undefined)).status).toBe(401)
  })
})

describe('a body that is not as it should be', () => {
  it.each([
    ['', {}, 'clientID is missing: a string is expected.'],
    ['/check', { clientID: 5 }, 'clientID must be a string.'],
    ['/award', { userID: 2, activityCount: 20 }, 'bravoCount is missing: a number is expected.'],
    ['/award', { userID: 2, activityCount: 20.5, bravoCount: 4 }, 'activityCount must be a whole number.'],
    [
      '/award',
      { userID: 2, activityCount: -20, bravoCount: -4 },
      'activityCount must be at least 0. bravoCount must be at least 0.',
    ],
    ['/clear', { user: 2, bravoCount: 4 }, 'user must be an object.'],
    ['/clear', { user: { id: '2' }, bravoCount: 4 }, 'user.id must be a number.'],
  ])('names the field: POST …/bonus%s %j', async (path, body, message) => {
    const answer = await school.call(`POST /menulinks/cache/bonus${path}`, { as: 'madame', body })
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } })
  })
})
