import { describe, expect, it, vi } from 'vitest'
import { writeBackup } from '../backup/write-backup.ts'
import { type Ask, asked } from '../testing/asked.ts'
import { bindings } from '../testing/bindings.ts'
import { emptyStores } from '../testing/empty-stores.ts'
import { recorded } from '../testing/recorded.ts'
import { insertRows } from '../testing/rows.ts'
import { openSchool, type School } from '../testing/school.ts'

async function expectClosed(school: School, request: string, database: string): Promise<void> {
  const answer = await school.call(request, request.startsWith('POST') ? { body: { userName: 'alice' } } : {})
  expect(answer, request).toMatchObject({
    status: 503,
    body: { success: false, message: expect.stringMatching(/^L'école /), error: { number: 503 }, database },
  })
  expect(answer.headers.get('retry-after'), request).toBe('5')
}

const someCalls = [
  'GET /health',
  'GET /menulinks/cache',
  'GET /misc/date',
  'POST /auth/login',
  'GET /openapi.json',
]

describe('a school that is being filled', () => {
  it('serves nothing until its users are there, and asks for them no more from then on', async () => {
    const { database, statements } = recorded(bindings.DB)
    const school = await openSchool({ DB: database })
    await emptyStores()
    for (const request of someCalls) await expectClosed(school, request, 'filling')

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
  it('answers 503 and logs no fault', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const withoutTables = new Proxy(bindings.DB, {
      get: (target, name) =>
        name === 'prepare'
          ? (statement: string) => target.prepare(statement.replace('FROM users', 'FROM not_there_yet'))
          : Reflect.get(target, name).bind(target),
    })
    const school = await openSchool({ DB: withoutTables })
    for (const request of someCalls) await expectClosed(school, request, 'filling')
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })
})

describe('a school that is being restored', () => {
  it('serves nothing until the restore has ended, well or not', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    /** What is done the next time that the restore asks the database. */
    let meanwhile: (() => Promise<void>) | null = null
    const ask: Ask = async (work) => {
      const first = meanwhile
      meanwhile = null
      await first?.()
      return work()
    }
    const school = await openSchool({ DB: asked(bindings.DB, ask) })
    // With a second factor, so that the caller's own row is all that is asked for before the restore.
    const token = await school.token('madame', { by: 'code' })
    const backup = writeBackup({ database: bindings.DB, files: bindings.MEDIA }, school.clock.now)
    const file = new Uint8Array(await new Response(backup).arrayBuffer())
    const expectAllClosed = async () => {
      for (const request of someCalls) await expectClosed(school, request, 'restoring')
    }
    const lost = new Error('D1_ERROR: Network connection lost.')
    for (const [work, status] of [
      [() => expectAllClosed().then(() => Promise.reject(lost)), 500],
      [expectAllClosed, 200],
    ] as const) {
      // Not yet when the caller's own row is asked for.
      meanwhile = async () => {
        meanwhile = work
      }
      const headers = { 'content-type': 'application/gzip' }
      expect((await school.call('POST /backup/restore', { token, file, headers })).status).toBe(status)
      expect(meanwhile).toBeNull()
      expect(await school.call('GET /health')).toMatchObject({ status: 200, body: { database: 'ok' } })
    }
    log.mockRestore()
  })
})
