import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { activityReportAnswer, schoolReportAnswer } from '../../domain/api/activity-report.ts'
import { schoolWeek } from '../../domain/calendar.ts'
import { activities, users } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School } from '../testing/school.ts'

const { alice, bruno } = people

let school: School
beforeEach(async () => {
  school = await openSchool()
})

/** Inserts an activity that counted at `activityDate`. */
const insertActivity = async (
  userID: number,
  description: string,
  activityDate: string,
  clientID = description,
) =>
  school.db.insert(activities).values({
    userID,
    week: schoolWeek(new Date(activityDate), 'America/Toronto'),
    clientID,
    activityLogID: await school.db.$count(activities),
    description,
    activityDate,
  })

const own = async (as: CallOptions['as'], date = '11|2026') =>
  z
    .parse(
      activityReportAnswer,
      (await school.call(`GET /activities/user/report?date=${encodeURIComponent(date)}`, { as })).body,
    )
    .data.map(({ description }) => description)
const all = async (query = '') => {
  const answer = await school.call(`GET /activities/user/report/all?date=11|2026${query}`, { as: 'madame' })
  return z.parse(schoolReportAnswer, answer.body)
}

describe('GET /activities/user/report', () => {
  it('covers a month of the school from midnight to midnight, newest first', async () => {
    await insertActivity(alice.id, 'October', '2026-11-01T03:59:59.999Z')
    await insertActivity(alice.id, 'first', '2026-11-01T04:00:00.000Z')
    await insertActivity(alice.id, 'last', '2026-12-01T04:59:59.999Z')
    await insertActivity(alice.id, 'December', '2026-12-01T05:00:00.000Z')
    await insertActivity(bruno.id, 'of another', '2026-11-10T12:00:00.000Z')
    expect(await own('alice')).toEqual(['last', 'first'])
    expect(await own('alice', '10|2026')).toEqual(['October'])
    expect(await own('bruno')).toEqual(['of another'])
    expect(await own('madame')).toEqual([])
  })

  it.each(['', 'date=', 'date=0|2026', 'date=13|2026', 'date=11-2026', 'date=11|26'])(
    'refuses the query %s',
    async (query) => {
      for (const path of ['', '/all']) {
        const answer = await school.call(`GET /activities/user/report${path}?${query}`, { as: 'madame' })
        expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^date /) } })
      }
    },
  )
})

describe('GET /activities/user/report/all', () => {
  beforeEach(async () => {
    await insertActivity(alice.id, 'Farm', '2026-11-10T12:00:00.000Z')
    await insertActivity(bruno.id, 'Zoo', '2026-11-11T12:00:00.000Z')
    await insertActivity(bruno.id, 'La ferme', '2026-11-12T12:00:00.000Z')
    await insertActivity(bruno.id, 'December', '2026-12-12T12:00:00.000Z')
  })

  it('lists activities with their pupils, newest first', async () => {
    await school.db.update(users).set({ classCode: null }).where(eq(users.id, alice.id))
    const { data, total } = await all()
    expect(total).toBe(3)
    expect(
      data.map(({ description, displayName, classCode }) => [description, displayName, classCode]),
    ).toEqual([
      ['La ferme', 'Bruno', '4-1'],
      ['Zoo', 'Bruno', '4-1'],
      ['Farm', 'Alice', ''],
    ])
    expect(data[2]).toMatchObject({
      userID: alice.id,
      clientID: 'Farm',
      activityDate: '2026-11-10T12:00:00.000Z',
    })
  })

  it('returns the whole month, or the requested page of 20', async () => {
    for (let minute = 10; minute < 40; minute++)
      await insertActivity(alice.id, `Game ${minute}`, `2026-11-13T12:${minute}:00.000Z`)
    expect(await all()).toMatchObject({ total: 33, data: { length: 33 } })
    expect(await all('&page=1')).toMatchObject({ total: 33, data: { length: 20 } })
    expect(await all('&page=2')).toMatchObject({ total: 33, data: { length: 13 } })
    expect(await all('&page=3')).toMatchObject({ total: 33, data: [] })
    expect(await all('&q=GAME%201&page=1')).toMatchObject({ total: 10, data: { length: 10 } })
    const refused = await school.call('GET /activities/user/report/all?date=11|2026&page=0', { as: 'madame' })
    expect(refused.status).toBe(400)
  })

  it('pages through all weeks of the month', async () => {
    for (let day = 1; day <= 30; day++)
      for (const { id } of [alice, bruno])
        await insertActivity(id, `Game ${day}`, `2026-11-${String(day).padStart(2, '0')}T1${id}:00:00.000Z`)
    const { data } = await all()
    const pages = [await all('&page=1'), await all('&page=2'), await all('&page=3'), await all('&page=4')]
    expect(pages.map((page) => page.data.length)).toEqual([20, 20, 20, 3])
    expect(pages.flatMap((page) => page.data)).toEqual(data)
  })

  it('filters by the name of the page', async () => {
    expect(await all('&q=f')).toMatchObject({
      total: 2,
      data: [{ description: 'La ferme' }, { description: 'Farm' }],
    })
    expect(await all('&q=%25')).toMatchObject({ total: 0, data: [] })
  })

  it('distinguishes games on one theme by kind and grade and filters by these', async () => {
    const farm = 'Les animaux de la ferme (3e année)'
    const [memory, words] = ['Mémoire', 'Mots cachés'].map((kind) => `${kind} – ${farm}`)
    await insertActivity(alice.id, farm, '2026-11-14T12:00:00.000Z', 'Page_Games_Memory_Grade3_Farm')
    await insertActivity(alice.id, farm, '2026-11-13T12:00:00.000Z', 'Page_Games_WordSearch_Grade3_Farm')
    expect((await own('alice')).slice(0, 2)).toEqual([memory, words])
    expect((await all()).data.slice(0, 2).map(({ description }) => description)).toEqual([memory, words])
    expect(await all('&q=MÉMOIRE&page=1')).toMatchObject({ total: 1, data: [{ description: memory }] })
    const exported = await school.call(`GET /export/user/${alice.id}`, { as: 'madame' })
    expect(exported.body).toMatchObject({ activities: [{}, { description: words }, { description: memory }] })
  })

  it('allows only administrators', async () => {
    for (const [as, status] of [
      [undefined, 401],
      ['alice', 403],
      ['madame', 200],
    ] as const)
      expect((await school.call('GET /activities/user/report/all?date=11|2026', { as })).status).toBe(status)
    expect((await school.call('GET /activities/user/report?date=11|2026')).status).toBe(401)
  })
})
