import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bravoReportAnswer, bravosAnswer, giveBravoAnswer } from '../../domain/api/bravo.ts'
import { runDaily } from '../daily/daily.ts'
import { bindings } from '../testing/bindings.ts'
import { alice, bravoCalls, NOT_EARNED } from '../testing/bravo-calls.ts'
import type { Name } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

const DAY = 24 * 3_600_000
let school: School
beforeEach(async () => {
  school = await openSchool()
})
const { count, claim, ledger } = bravoCalls(() => school)

describe('the reason of a Bravo', () => {
  it('is stored and returned as the administrator wrote it', async () => {
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

  it('is a fixed text if a pupil claims the Bravo', async () => {
    await count(5)
    const body = { userID: alice, reason: 'parce que' }
    expect(await school.call('POST /bravos', { as: 'alice', body })).toMatchObject({
      body: { data: { reason: '5 activities of the week of 2026-11-15' } },
    })
  })
})

describe('DELETE /bravos/:bravoID', () => {
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

  it('removes the Bravo from every count and shows the reason in ledger and export', async () => {
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
    const exported = await school.call(`GET /export/user/${alice}`, { as: 'madame' })
    expect(exported.body).toMatchObject({
      bravos: expect.arrayContaining([
        expect.objectContaining({ bravoID, takenBackAt: now, takenBackReason: 'Donné par erreur' }),
      ]),
    })
  })

  it('removes a pupil who has no Bravos left from the leaderboard', async () => {
    await takeBack(await earn())
    expect(await ranked()).toEqual([])
  })

  it('does not let the same activities earn another Bravo', async () => {
    await takeBack(await earn())
    expect(await claim()).toMatchObject(NOT_EARNED)
    await count(5, 5)
    expect((await claim()).status).toBe(201)
    expect(await ranked()).toEqual([[alice, 1]])
  })

  it('keeps the first reason of repeated or concurrent calls', async () => {
    const bravoID = await earn()
    await claim('madame')
    await claim('madame')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => takeBack(bravoID, `${index}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await ranked()).toEqual([[alice, 2]])
  })

  it('counts correctly during concurrent claims', async () => {
    const bravoID = await earn()
    await count(5, 5)
    await Promise.all([claim(), takeBack(bravoID), claim(), takeBack(bravoID), claim('madame')])
    expect(await ranked()).toEqual([[alice, 2]])
    expect(z.parse(bravosAnswer, (await ledger()).body).data).toHaveLength(2)
  })

  it('subtracts the Bravo from the month in which it was given', async () => {
    const bravoID = await earn()
    school.clock.set('2026-12-02T15:00:00.000Z')
    await claim('madame')
    await takeBack(bravoID)
    expect(await ranked()).toEqual([])
    const december = await school.call('GET /bravos/report?date=12%7C2026')
    expect(december.body).toMatchObject({ bravos: [{ userID: alice, count: 1 }] })
  })

  it('requires a reason of at most 200 characters and an existing Bravo', async () => {
    const bravoID = await earn()
    expect((await takeBack(bravoID, '  ')).status).toBe(400)
    expect((await takeBack(bravoID, 'x'.repeat(201))).status).toBe(400)
    expect((await school.call(`DELETE /bravos/${bravoID}`, { as: 'madame' })).status).toBe(400)
    expect((await takeBack(999)).status).toBe(404)
    expect(await ranked()).toEqual([[alice, 1]])
  })

  it('allows only administrators', async () => {
    const bravoID = await earn()
    expect((await school.call(`DELETE /bravos/${bravoID}?reason=x`)).status).toBe(401)
    expect((await takeBack(bravoID, 'x', 'alice')).status).toBe(403)
  })
})

describe('a Bravo that nobody claimed in its week', () => {
  const SATURDAY = '2026-11-28T15:00:00.000Z'
  const SUNDAY = '2026-11-29T15:00:00.000Z'
  const TUESDAY = '2026-12-01T15:00:00.000Z'
  const runOn = async (day: string) => {
    school.clock.set(day)
    await runDaily(
      { database: bindings.DB, files: bindings.MEDIA },
      { now: school.clock.now, timeZone: 'America/Toronto', random: () => 0 },
    )
  }
  const given = async (month: string) => {
    const { body } = await school.call(`GET /bravos?query=${month}&id=${alice}`, { as: 'alice' })
    const { data, takenBack } = z.parse(bravosAnswer, body)
    return [...data, ...takenBack].map(({ reason }) => reason)
  }
  const ranked = async (month: string) =>
    z
      .parse(bravoReportAnswer, (await school.call(`GET /bravos/report?date=${month}`)).body)
      .bravos.map(({ userID, count }) => [userID, count])
  const EARNED = '5 activities of the week of 2026-11-22'

  it('is given once by the daily run after the week has ended, next to those claimed in time', async () => {
    school.clock.set(SATURDAY)
    await count(10)
    await claim()
    await runOn(SATURDAY)
    expect(await given('11|2026')).toEqual([EARNED])
    school.clock.set(SUNDAY)
    expect(await claim()).toMatchObject(NOT_EARNED)
    for (const day of [SUNDAY, SUNDAY, TUESDAY]) await runOn(day)
    expect(await given('11|2026')).toEqual([EARNED, EARNED])
    expect(await ranked('11|2026')).toEqual([[alice, 2]])
  })

  it('counts in the month in which it is given', async () => {
    school.clock.set(SATURDAY)
    await count(9)
    await runOn(TUESDAY)
    expect(await given('12|2026')).toEqual([EARNED])
    expect([await ranked('11|2026'), await ranked('12|2026')]).toEqual([[], [[alice, 1]]])
  })

  it('is given before the activities of a past school year are reduced', async () => {
    school.clock.set('2024-08-30T15:00:00.000Z')
    await count(5)
    // The school year begins with this Sunday.
    await runOn('2024-09-01T15:00:00.000Z')
    expect(await ranked('9|2024')).toEqual([[alice, 1]])
  })

  it('is not given again if a teacher took it back', async () => {
    school.clock.set(SATURDAY)
    await count(5)
    const { bravoID } = z.parse(giveBravoAnswer, (await claim()).body).data
    await school.call(`DELETE /bravos/${bravoID}?reason=x`, { as: 'madame' })
    await runOn(SUNDAY)
    expect(await given('11|2026')).toEqual([EARNED])
    expect(await ranked('11|2026')).toEqual([])
  })
})
