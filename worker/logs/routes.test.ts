import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { logsAnswer } from '../../domain/api/log.ts'
import { MAX_ERROR_REPORTS, MINUTE } from '../../domain/bounds.ts'
import { logs } from '../db/schema.ts'
import { people } from '../testing/rows.ts'
import { type Answer, openSchool, type School, WEDNESDAY } from '../testing/school.ts'

const dateCreated = '2026-11-18T14:59:58.123Z'

let school: School
beforeEach(async () => {
  school = await openSchool()
})

const report = (data: unknown = 'It broke.', from?: string) =>
  school.call('POST /logs', { body: { data, dateCreated }, ...(from !== undefined && { from }) })

describe('reporting an error', () => {
  it('is allowed to everyone, with any token', async () => {
    expect(await report()).toMatchObject({ status: 201, body: { success: true } })
    const answer = await school.call('POST /logs', { token: 'expired', body: { data: 'x', dateCreated } })
    expect(answer.status).toBe(201)
  })

  it('accepts 4 KiB, counted in bytes', async () => {
    expect((await report('é'.repeat(2048))).status).toBe(201)
    expect(await report(`${'é'.repeat(2048)}x`)).toMatchObject({
      status: 413,
      body: { message: 'data doit faire au plus 4096 octets.', error: { number: 413 } },
    })
  })

  it('accepts a date with any offset and stores it in UTC', async () => {
    await school.call('POST /logs', { body: { data: 'x', dateCreated: '2026-11-18T09:59:58.123-05:00' } })
    expect(await school.db.select().from(logs)).toMatchObject([{ dateCreated }])
  })

  it.each([
    ['no data', { dateCreated }, 'data manque : il faut un texte.'],
    ['data that is not a text', { data: { a: 1 }, dateCreated }, 'data doit être un texte.'],
    ['no date', { data: 'x' }, 'dateCreated manque : il faut un texte.'],
    [
      'no ISO date',
      { data: 'x', dateCreated: 'yesterday' },
      'dateCreated doit être une date et une heure ISO 8601 en UTC',
    ],
    [
      'an offset that leads to a year with five digits',
      { data: 'x', dateCreated: '9999-12-31T23:59:59-05:00' },
      'dateCreated doit être entre les années 0000 et 9999',
    ],
    [
      'a day alone',
      { data: 'x', dateCreated: '2026-11-18' },
      'dateCreated doit être une date et une heure ISO 8601 en UTC',
    ],
  ])('refuses a report with %s and names the fault', async (_title, body, message) => {
    expect(await school.call('POST /logs', { body })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })

  it('is limited to 20 per minute and address', async () => {
    for (let times = 0; times < 20; times++) expect((await report()).status).toBe(201)
    const refused = await report()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await report('x', '192.0.2.99')).status).toBe(201)
    school.clock.advance(60_000)
    expect((await report()).status).toBe(201)
  })

  it('is limited exactly in thirty concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => report()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(await school.db.select().from(logs)).toHaveLength(20)
  })
})

describe('a flood of reports', () => {
  const FLOODING = '192.0.2.1'
  const from = (address: string) => report('x', address)
  const by = async (id: number) =>
    school.call('POST /logs', { token: await school.tokenOf(id), body: { data: 'x', dateCreated } })

  /** Sends 20 reports per minute for five minutes. */
  async function flood(send: () => Promise<Answer>): Promise<number> {
    let taken = 0
    for (let minute = 0; minute < 5; minute++) {
      for (let times = 0; times < 20; times++) if ((await send()).status === 201) taken++
      school.clock.advance(MINUTE)
    }
    return taken
  }

  it('does not block other senders of the school if it comes from one address', async () => {
    expect(await flood(() => from(FLOODING))).toBe(60)
    expect((await from(FLOODING)).status).toBe(429)
    for (let times = 0; times < 5; times++) expect((await from('198.51.100.7')).status).toBe(201)
    expect((await by(people.alice.id)).status).toBe(201)
    expect((await by(people.madame.id)).status).toBe(201)
  })

  it('blocks its own address for at most 15 minutes', async () => {
    await flood(() => from(FLOODING))
    await flood(() => from(FLOODING))
    school.clock.advance(15 * MINUTE)
    expect((await from(FLOODING)).status).toBe(201)
  })

  it('does not block other pupils if one pupil sends it, even at the same address', async () => {
    expect(await flood(() => by(people.alice.id))).toBe(60)
    expect((await by(people.alice.id)).status).toBe(429)
    expect((await by(people.bruno.id)).status).toBe(201)
    expect((await from(FLOODING)).status).toBe(201)
  })

  it("is counted as a visitor's if the token is invalid", async () => {
    for (let times = 0; times < 20; times++) await from(FLOODING)
    const token = await school.token('chloe')
    const body = { data: 'x', dateCreated }
    expect((await school.call('POST /logs', { token, body })).status).toBe(429)
  })

  it('leaves only the newest 10,000 reports stored', async () => {
    const old = { data: 'old', dateCreated, dateReceived: dateCreated }
    await school.db.insert(logs).values([1, 2, 3, MAX_ERROR_REPORTS + 1].map((logID) => ({ logID, ...old })))
    await report('new')
    const stored = await school.db.select({ logID: logs.logID }).from(logs)
    expect(stored.map(({ logID }) => logID)).toEqual([3, MAX_ERROR_REPORTS + 1, MAX_ERROR_REPORTS + 2])
  })
})

describe('reading the reports', () => {
  it('is for administrators only', async () => {
    const read = async (as?: 'alice' | 'madame') => (await school.call('GET /logs', { as })).status
    expect([await read(), await read('alice'), await read('madame')]).toEqual([401, 403, 200])
  })

  it('returns the newest first, unchanged', async () => {
    await report('first')
    school.clock.advance(1000)
    await report('<script>alert("é 🦊")</script>')
    const { body } = await school.call('GET /logs', { as: 'madame' })
    expect(body).toEqual({
      success: true,
      logs: [
        {
          logID: 2,
          data: '<script>alert("é 🦊")</script>',
          dateCreated,
          dateReceived: '2026-11-18T15:00:01.000Z',
        },
        { logID: 1, data: 'first', dateCreated, dateReceived: WEDNESDAY },
      ],
      error: null,
    })
    expect(z.safeParse(logsAnswer, body).success).toBe(true)
  })
})

describe('clearing the reports', () => {
  const clear = (before: string, as?: 'alice' | 'madame') =>
    school.call(`DELETE /logs?before=${encodeURIComponent(before)}`, { as })

  it('deletes those received before a time, and returns their number', async () => {
    await report('first')
    await report('second')
    school.clock.advance(1000)
    await report('third')
    const instant = school.clock.now.toISOString()
    expect(await clear(instant, 'madame')).toMatchObject({ status: 200, body: { success: true, deleted: 2 } })
    expect((await school.db.select().from(logs)).map(({ data }) => data)).toEqual(['third'])
    expect(await clear(instant, 'madame')).toMatchObject({ body: { deleted: 0 } })
  })

  it('is for administrators only, and requires the time', async () => {
    await report('kept')
    const later = '2027-01-01T00:00:00Z'
    expect([(await clear(later)).status, (await clear(later, 'alice')).status]).toEqual([401, 403])
    expect((await clear('yesterday', 'madame')).status).toBe(400)
    expect((await school.call('DELETE /logs', { as: 'madame' })).status).toBe(400)
    expect(await school.db.select().from(logs)).toHaveLength(1)
  })
})
