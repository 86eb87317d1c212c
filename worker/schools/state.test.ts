import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreBackup } from '../backup/restore-backup.ts'
import { runDaily } from '../daily/daily.ts'
import { restoreParts, traces, users } from '../db/schema.ts'
import { download, sendBackup } from '../testing/backup-files.ts'
import { bindings } from '../testing/bindings.ts'
import { emptyStores } from '../testing/empty-stores.ts'
import { recordStatements } from '../testing/record-statements.ts'
import { games, insertRows, PASSWORD, people } from '../testing/rows.ts'
import { type CallOptions, openSchool, type School, WEDNESDAY } from '../testing/school.ts'
import { saveTrace } from '../traces/queries.ts'

async function expectClosed(school: School, request: string, database: string): Promise<void> {
  const answer = await school.call(request, request.startsWith('POST') ? { body: { userName: 'alice' } } : {})
  expect(answer, request).toMatchObject({
    status: 503,
    body: { success: false, message: expect.stringMatching(/^L'école /), error: { number: 503 }, database },
  })
  expect(answer.headers.get('retry-after'), request).toBe('5')
}

const sampleCalls = [
  'GET /health',
  'GET /menulinks/cache',
  'GET /misc/date',
  'POST /auth/login',
  'GET /openapi.json',
]

describe('a school that is being seeded', () => {
  it('serves nothing until it has users, and then does not query for them again', async () => {
    const { database, statements } = recordStatements(bindings.DB)
    const school = await openSchool({ DB: database })
    await emptyStores()
    for (const request of sampleCalls) await expectClosed(school, request, 'filling')

    await insertRows(school.db)
    expect(await school.call('GET /health')).toMatchObject({ status: 200, body: { database: 'ok' } })
    expect((await school.call('POST /auth/login', { body: { userName: 'alice' } })).status).toBe(200)
    statements.length = 0
    await school.call('GET /health')
    await school.call('GET /misc/date')
    expect(statements.map(({ rowsRead }) => rowsRead)).toEqual([0])
  })
})

describe('a school whose database has no tables yet', () => {
  it('answers 503 and logs nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const withoutTables = new Proxy(bindings.DB, {
      get: (target, name) =>
        name === 'prepare'
          ? (statement: string) => target.prepare(statement.replace('FROM users', 'FROM not_there_yet'))
          : Reflect.get(target, name).bind(target),
    })
    const school = await openSchool({ DB: withoutTables })
    for (const request of sampleCalls) await expectClosed(school, request, 'filling')
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })
})

describe('a school that is being restored', () => {
  const stores = { database: bindings.DB, files: bindings.MEDIA }
  const moment = { by: 0, now: new Date(WEDNESDAY), timeZone: 'America/Toronto' }
  const page = { clientID: games[0], week: '2026-11-15' }
  const place = { name: 'Page_Music', id: null }
  const calls: [request: string, options: CallOptions][] = [
    ['GET /health', {}],
    ['POST /auth/login', { body: { userName: 'alice' } }],
    ['POST /auth/admin', { body: { userName: 'madame', password: PASSWORD } }],
    ['GET /user', { as: 'alice' }],
    ['POST /activities', { as: 'alice', body: { userID: people.alice.id, description: 'x', ...page } }],
    ['POST /logs', { as: 'alice', body: { data: 'x', dateCreated: WEDNESDAY } }],
    ['GET /backup', { as: 'madame' }],
  ]

  let school: School
  let expectAllClosed: () => Promise<void>
  beforeEach(async () => {
    school = await openSchool()
    const tokens = { alice: await school.token('alice'), madame: await school.token('madame') }
    expectAllClosed = async () => {
      for (const [request, { as, ...options }] of calls) {
        const token = as === 'alice' || as === 'madame' ? tokens[as] : undefined
        const answer = await school.call(request, { token, ...options })
        expect(answer, request).toMatchObject({ status: 503, body: { database: 'restoring' } })
        expect(answer.headers.get('retry-after'), request).toBe('5')
      }
    }
  })
  const backup = () => download(school)

  /** Streams the backup; its second half is read after `meanwhile` has resolved. */
  function streamInHalves(bytes: Uint8Array<ArrayBuffer>, meanwhile: () => Promise<void>) {
    const half = Math.floor(bytes.length / 2)
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => controller.enqueue(bytes.slice(0, half)),
        async pull(controller) {
          await meanwhile()
          controller.enqueue(bytes.slice(half))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }

  it('refuses calls until the restore has succeeded or failed', async () => {
    const bytes = await backup()
    const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
    for (const isWell of [false, true]) {
      const stream = streamInHalves(bytes, () => expectAllClosed().then(() => (isWell ? undefined : lost())))
      const restored = restoreBackup(stores, stream, moment)
      await (isWell ? restored : expect(restored).rejects.toThrow())
      expect(await school.call('GET /health')).toMatchObject({ status: 200, body: { database: 'ok' } })
      expect((await school.call('GET /user', { as: 'alice' })).status).toBe(200)
    }
  })

  it('refuses a second restore and the daily run, and stores no traces', async () => {
    const bytes = await backup()
    const stream = streamInHalves(bytes, async () => {
      await expect(restoreBackup(stores, new Blob([bytes]).stream(), moment)).rejects.toMatchObject({
        code: 'schoolRestoring',
      })
      const wait = vi.fn(async () => {})
      await expect(runDaily(stores, { ...moment, random: () => 0, wait })).rejects.toThrow('being restored')
      expect(wait.mock.calls).toEqual(new Array(12).fill([10_000]))
      await saveTrace(school.db, people.alice.id, place, moment.now)
      expect(await school.db.$count(traces)).toBe(0)
    })
    await restoreBackup(stores, stream, moment)
    await saveTrace(school.db, people.alice.id, place, moment.now)
    expect(await school.db.$count(traces)).toBe(1)
  })

  it('opens again one minute after an aborted restore', async () => {
    const bytes = await backup()
    let died = (_stage: 'half read') => {}
    const isHalfRead = new Promise((resolve) => {
      died = resolve
    })
    const unread = streamInHalves(bytes, () => {
      died('half read')
      return new Promise(() => {})
    })
    void restoreBackup(stores, unread, moment)
    await isHalfRead
    await expectAllClosed()
    await ageLock(59)
    await expectAllClosed()
    await ageLock(1)
    expect((await school.call('GET /user', { as: 'alice' })).status).toBe(200)
    expect((await sendBackup(school, bytes)).status).toBe(200)
  })

  it('changes nothing if its lock expired before all rows were read', async () => {
    const bytes = await backup()
    const stream = streamInHalves(bytes, async () => {
      await ageLock(60)
      expect((await school.call('PATCH /user/2', { as: 'madame', body: { pin: '4321' } })).status).toBe(200)
    })
    await expect(restoreBackup(stores, stream, moment)).rejects.toThrow()
    expect((await school.db.select().from(users)).find(({ id }) => id === 2)?.pin).toBe('4321')
    expect(await school.db.$count(restoreParts)).toBe(0)
  })

  /** Makes the lock older by this many seconds. */
  const ageLock = (seconds: number) =>
    bindings.DB.prepare(
      `UPDATE restore_parts SET created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-${seconds} seconds') WHERE restore = 'lock'`,
    ).run()
})
