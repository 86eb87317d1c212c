import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bravoReportAnswer } from '../../domain/api/bravo.ts'
import { settings, users } from '../db/schema.ts'
import { alice, bravoCalls, bruno } from '../testing/bravo-calls.ts'
import { type Name, people } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const gamesSite = z.object({ data: z.object({ Token: z.string() }) })
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { count, claim } = bravoCalls(() => school)

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

  it('lists the most Bravos first, with classes for signed-in users', async () => {
    for (const as of ['alice', 'madame'] as const)
      expect(await report(as)).toEqual([row('bruno', 2), row('alice', 1)])
    expect(await report()).toEqual([row('bruno', 2, ''), row('alice', 1, '')])
  })

  it('shows classes to visitors if the school allows it', async () => {
    await school.db.update(settings).set({ showsClassToVisitors: true })
    expect(await report()).toEqual([row('bruno', 2), row('alice', 1)])
  })

  it('is empty for everyone but administrators if the school hides it', async () => {
    await school.db.update(settings).set({ isLeaderboardVisible: false })
    expect(await report()).toEqual([])
    expect(await report('alice')).toEqual([])
    expect(await report('madame')).toHaveLength(2)
  })

  it('leaves out disabled pupils', async () => {
    await school.db.update(users).set({ isEnabled: false }).where(eq(users.id, bruno))
    expect(await report()).toEqual([row('alice', 1, '')])
  })

  it('covers one month', async () => {
    expect(await report('alice', '10|2026')).toEqual([])
    expect((await school.call('GET /bravos/report?date=13|2026')).status).toBe(400)
    expect((await school.call('GET /bravos/report')).status).toBe(400)
  })

  it("counts every Bravo in the school's month, whatever its source", async () => {
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

  it('orders pupils with equal counts by name', async () => {
    await claim('madame', alice)
    expect((await report()).map(({ displayName }) => displayName)).toEqual(['Alice', 'Bruno'])
  })
})
