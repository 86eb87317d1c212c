import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bravoReportAnswer, bravosAnswer, giveBravoAnswer } from '../../domain/api/bravo.ts'
import { bravos, settings, users } from '../db/schema.ts'
import { games, type Name, people } from '../testing/rows.ts'
import { openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const alice: number = people.alice.id
const bruno: number = people.bruno.id
const DAY = 24 * 3_600_000
const gamesSite = z.object({ data: z.object({ Token: z.string() }) })

let school: School
beforeEach(async () => {
  school = await openSchool()
})

async function count(howMany: number, from = 0): Promise<void> {
  for (const clientID of games.slice(from, from + howMany)) {
    const answer = await school.call('POST /activities', { as: 'alice', body: { userID: alice, clientID } })
    expect(answer.status).toBe(201)
  }
}

const claim = (as: Name = 'alice', userID = alice) => school.call('POST /bravos', { as, body: { userID } })

const NOT_EARNED = {
  status: 409,
  body: {
    success: false,
    message: 'No Bravo is due yet: every 5 counted activities of a week earn one.',
    error: { number: 51000 },
  },
}

describe('a Bravo', () => {
  it('is earned by five counted activities, once', async () => {
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

  it('is earned again by the next five', async () => {
    await count(10)
    expect([(await claim()).status, (await claim()).status, (await claim()).status]).toEqual([201, 201, 409])
  })

  it.each([
    [10, 5, 1],
    [30, 10, 2],
  ])('is given once an earning where %i claims come at once', async (calls, activities, expected) => {
    await count(activities)
    const answers = await Promise.all(Array.from({ length: calls }, () => claim()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(expected)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(calls - expected)
    expect(await school.db.select().from(bravos)).toHaveLength(expected)
  })

  it('is earned by the activities of one week', async () => {
    await count(4)
    school.clock.advance(7 * DAY)
    await count(1)
    expect(await claim()).toMatchObject(NOT_EARNED)
  })

  it('of last week cannot be claimed in the next', async () => {
    school.clock.set('2026-11-22T04:59:00.000Z')
    await count(5)
    school.clock.set('2026-11-22T05:00:00.000Z')
    expect(await claim()).toMatchObject(NOT_EARNED)
  })

  it('that an administrator gave does not use up one that is earned', async () => {
    await count(5)
    expect(await claim('madame')).toMatchObject({ status: 201, body: { data: { source: 'admin' } } })
    expect(await claim()).toMatchObject({ status: 201, body: { data: { source: 'activity' } } })
  })

  it('may be given to any pupil by an administrator, as often as they like', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim('madame', bruno)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  })

  it('is for pupils', async () => {
    expect(await claim('madame', people.madame.id)).toMatchObject({
      status: 409,
      body: { error: { number: 51000, message: 'Bravos are for pupils.' } },
    })
    expect((await claim('madame', 999)).status).toBe(404)
  })

  it.each([
    [undefined, 401],
    ['bruno', 403],
  ] as const)("is not claimed in alice's name by another: %s", async (as, status) => {
    await count(5)
    expect((await school.call('POST /bravos', { as, body: { userID: alice } })).status).toBe(status)
  })

  it.each([
    ['a text', { userID: '2' }, 'userID must be a number.'],
    ['nothing', {}, 'userID is missing: a number is expected.'],
    ['a huge number', { userID: 1e20 }, 'userID must be'],
  ])('is refused to %s', async (_title, body, message) => {
    expect(await school.call('POST /bravos', { as: 'alice', body })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })
})

describe('the Bravos of a month', () => {
  const list = async (month: string, as: Name | undefined = 'alice', id: number | string = alice) =>
    school.call(`GET /bravos?query=${month}&id=${id}`, { as })
  const dates = async (month: string) =>
    z.parse(bravosAnswer, (await list(month)).body).data.map(({ dateCreated }) => dateCreated)

  it("are those of the school's month, newest first, whether the bar is encoded or not", async () => {
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
  ])('are asked by a month and a year: %j is refused', async (month) => {
    const message = 'query must be a month and a year, such as 11|2026.'
    expect(await list(month)).toMatchObject({ status: 400, body: { message } })
  })

  it.each(['1|1000', '12|9998', '11|9999'])('may be long ago or far off: %s', async (month) => {
    expect(await list(month)).toMatchObject({ status: 200, body: { success: true, data: [] } })
  })

  it('name what is missing, and take nothing twice', async () => {
    const ask = async (search: string) => (await school.call(`GET /bravos${search}`, { as: 'alice' })).body
    expect(await ask('')).toMatchObject({
      message: 'query is missing: a string is expected. id is missing: a string is expected.',
    })
    expect(await ask('?query=11|2026&id=2&id=3')).toMatchObject({ message: 'id must be a string.' })
    expect(await ask('?query=11|2026&id=0')).toMatchObject({ message: 'id must be a positive whole number.' })
  })

  it.each([
    [undefined, 401],
    ['alice', 200],
    ['bruno', 403],
    ['madame', 200],
  ] as const)('are read by their pupil and administrators: %s', async (as, status) => {
    expect((await school.call(`GET /bravos?query=11|2026&id=${alice}`, { as })).status).toBe(status)
  })

  it('of nobody are a 404', async () => {
    expect((await list('11|2026', 'madame', 999)).status).toBe(404)
  })
})

describe('the leaderboard', () => {
  const report = async (as?: Name, month = '11|2026') =>
    z.parse(bravoReportAnswer, (await school.call(`GET /bravos/report?date=${month}`, { as })).body).bravos
  const row = (name: 'alice' | 'bruno', total: number, classCode = '4-1') => ({
    userID: people[name].id,
    displayName: name === 'alice' ? 'Alice' : 'Bruno',
    classCode,
    avatarUrl: '0.noavatar.png',
    count: total,
  })

  beforeEach(async () => {
    await claim('madame', alice)
    await claim('madame', bruno)
    await claim('madame', bruno)
  })

  it('has most first, and shows a class to those who are signed in', async () => {
    for (const as of ['alice', 'madame'] as const)
      expect(await report(as)).toEqual([row('bruno', 2), row('alice', 1)])
    expect(await report()).toEqual([row('bruno', 2, ''), row('alice', 1, '')])
  })

  it('shows classes to visitors where the school says so', async () => {
    await school.db.update(settings).set({ showsClassToVisitors: true })
    expect(await report()).toEqual([row('bruno', 2), row('alice', 1)])
  })

  it('is empty for all but administrators where the school hides it', async () => {
    await school.db.update(settings).set({ isLeaderboardVisible: false })
    expect(await report()).toEqual([])
    expect(await report('alice')).toEqual([])
    expect(await report('madame')).toHaveLength(2)
  })

  it('leaves out who is disabled', async () => {
    await school.db.update(users).set({ isEnabled: false }).where(eq(users.id, bruno))
    expect(await report()).toEqual([row('alice', 1, '')])
  })

  it('is of one month', async () => {
    expect(await report('alice', '10|2026')).toEqual([])
    expect((await school.call('GET /bravos/report?date=13|2026')).status).toBe(400)
    expect((await school.call('GET /bravos/report')).status).toBe(400)
  })

  it("counts a Bravo in the school's month, whatever it was given for", async () => {
    const score = async (correctAnswers: number) => {
      const opened = await school.call(`GET /user/0/${alice}`, { as: 'alice' })
      const { Token: token } = z.parse(gamesSite, opened.body).data
      expect(await school.call('POST /multiplayer/score', { token, body: { correctAnswers } })).toMatchObject(
        { status: 200 },
      )
    }
    school.clock.set('2026-12-01T04:59:59.999Z')
    await count(5)
    expect((await claim()).status).toBe(201)
    expect((await claim()).status).toBe(409)
    await score(60)
    school.clock.set('2026-12-01T05:00:00.000Z')
    await count(5, 5)
    expect((await claim()).status).toBe(201)
    await score(1)
    expect(await report('alice', '11|2026')).toEqual([row('alice', 1 + 1 + 2), row('bruno', 2)])
    expect(await report('alice', '12|2026')).toEqual([row('alice', 1)])
  })

  it('orders equals by name', async () => {
    await claim('madame', alice)
    expect((await report()).map(({ displayName }) => displayName)).toEqual(['Alice', 'Bruno'])
  })
})

describe('the reason of a Bravo', () => {
  it('is told with it, in the words of who gave it', async () => {
    const give = (reason?: unknown) =>
      school.call('POST /bravos', { as: 'madame', body: { userID: alice, reason } })
    expect(await give('  Elle a aidé Bruno ')).toMatchObject({
      body: { data: { reason: 'Elle a aidé Bruno' } },
    })
    expect(await give()).toMatchObject({ body: { data: { reason: '' } } })
    expect((await give('é'.repeat(200))).status).toBe(201)
    expect(await give('é'.repeat(201))).toMatchObject({ status: 400 })
    expect(await give(5)).toMatchObject({ status: 400 })
    const { data } = z.parse(bravosAnswer, (await ledger()).body)
    expect(data.map(({ reason }) => reason)).toEqual(['é'.repeat(200), '', 'Elle a aidé Bruno'])
  })

  it("is the school's own where a pupil claims one", async () => {
    await count(5)
    const body = { userID: alice, reason: 'parce que' }
    expect(await school.call('POST /bravos', { as: 'alice', body })).toMatchObject({
      body: { data: { reason: '5 activities of the week of 2026-11-15' } },
    })
  })
})

describe('taking a Bravo back', () => {
  const takeBack = (bravoID: number, reason = 'Donné par erreur', as: Name | undefined = 'madame') =>
    school.call(`DELETE /bravos/${bravoID}?reason=${encodeURIComponent(reason)}`, { as })
  const ranked = async () =>
    z
      .parse(bravoReportAnswer, (await school.call('GET /bravos/report?date=11%7C2026')).body)
      .bravos.map(({ userID, count }) => [userID, count])
  const earn = async (): Promise<number> => {
    await count(5)
    return z.parse(giveBravoAnswer, (await claim()).body).data.bravoID
  }

  it('leaves it out of every count, and tells why in the ledger and the export', async () => {
    const bravoID = await earn()
    await claim('madame')
    school.clock.advance(DAY)
    const now = school.clock.now.toISOString()
    const taken = { bravoID, source: 'activity', takenBackAt: now, takenBackReason: 'Donné par erreur' }
    expect(await takeBack(bravoID)).toMatchObject({ status: 200, body: { success: true, data: taken } })
    expect(await ranked()).toEqual([[alice, 1]])
    const { body } = await ledger()
    expect(body).toMatchObject({ data: [{ source: 'admin' }], takenBack: [taken] })
    expect(z.parse(bravosAnswer, body).data).toHaveLength(1)
    const exported = await school.call(`GET /export/user/${alice}`, { as: 'alice' })
    expect(exported.body).toMatchObject({
      bravos: expect.arrayContaining([
        expect.objectContaining({ bravoID, takenBackAt: now, takenBackReason: 'Donné par erreur' }),
      ]),
    })
  })

  it('takes the pupil off the leaderboard with the last one', async () => {
    await takeBack(await earn())
    expect(await ranked()).toEqual([])
  })

  it('gives the same activities no other one', async () => {
    await takeBack(await earn())
    expect(await claim()).toMatchObject(NOT_EARNED)
    await count(5, 5)
    expect((await claim()).status).toBe(201)
    expect(await ranked()).toEqual([[alice, 1]])
  })

  it('is done once, and the first reason stands, also where ten come at once', async () => {
    const bravoID = await earn()
    await claim('madame')
    await claim('madame')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => takeBack(bravoID, `${index}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await ranked()).toEqual([[alice, 2]])
  })

  it('counts right beside claims that come at the same time', async () => {
    const bravoID = await earn()
    await count(5, 5)
    await Promise.all([claim(), takeBack(bravoID), claim(), takeBack(bravoID), claim('madame')])
    expect(await ranked()).toEqual([[alice, 2]])
    expect(z.parse(bravosAnswer, (await ledger()).body).data).toHaveLength(2)
  })

  it('takes it off the month in which it was given', async () => {
    const bravoID = await earn()
    school.clock.set('2026-12-02T15:00:00.000Z')
    await claim('madame')
    await takeBack(bravoID)
    expect(await ranked()).toEqual([])
    const december = await school.call('GET /bravos/report?date=12%7C2026')
    expect(december.body).toMatchObject({ bravos: [{ userID: alice, count: 1 }] })
  })

  it('needs a reason of at most 200 characters, and a Bravo that is there', async () => {
    const bravoID = await earn()
    expect((await takeBack(bravoID, '  ')).status).toBe(400)
    expect((await takeBack(bravoID, 'x'.repeat(201))).status).toBe(400)
    expect((await school.call(`DELETE /bravos/${bravoID}`, { as: 'madame' })).status).toBe(400)
    expect((await takeBack(999)).status).toBe(404)
    expect(await ranked()).toEqual([[alice, 1]])
  })

  it('is for administrators', async () => {
    const bravoID = await earn()
    expect((await school.call(`DELETE /bravos/${bravoID}?reason=x`)).status).toBe(401)
    expect((await takeBack(bravoID, 'x', 'alice')).status).toBe(403)
  })
})

function ledger() {
  return school.call(`GET /bravos?query=11%7C2026&id=${alice}`, { as: 'alice' })
}
