import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { restoreBackup } from '../worker/backup/restore-backup.ts'
import { writeBackup } from '../worker/backup/write-backup.ts'
import { loadDevVars } from './dev-vars.ts'
import { fillSchool } from './fill-school.ts'
import { openStores } from './open-stores.ts'
import { type School, startSchool } from './school-server.ts'

/** Two Miniflare instances share one state: `school` serves requests, `restoring` runs the restore. */
const PASSWORD = 'un mot solide'

let folder = ''
let school: School
let restoring: Awaited<ReturnType<typeof openStores>>
let token = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-closes-'))
  const variables = await loadDevVars(join(folder, '.dev.vars'))
  school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
  await fillSchool(school, PASSWORD)
  restoring = await openStores(join(folder, 'state'))
  const answer = await send('POST', 'auth/admin', { userName: 'madame', password: PASSWORD })
  token = (await answer.json()).user.token
}, 120_000)
afterEach(async () => {
  await Promise.all([school.stop(), restoring.close()])
  await rm(folder, { recursive: true })
})

function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${school.url}/api/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** A write that succeeds unless a restore is running. */
const write = () => send('POST', 'bravos', { userID: 2 })

async function expectClosed(): Promise<void> {
  const answer = await write()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ error: { code: 'schoolRestoring' }, database: 'restoring' })
  expect((await send('GET', 'health')).status).toBe(503)
}

/** Restores the school's own backup. Its second half arrives after `meanwhile` has resolved. */
async function restore(meanwhile: () => Promise<unknown>): Promise<void> {
  const { stores, timeZone } = restoring
  const now = new Date()
  const bytes = new Uint8Array(await new Response(writeBackup(stores, now)).arrayBuffer())
  const half = Math.floor(bytes.length / 2)
  const backup = new ReadableStream<Uint8Array<ArrayBuffer>>(
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
  await restoreBackup(stores, backup, { by: 0, now, timeZone })
}

it('refuses writes in the other instance during a restore and accepts them afterwards', {
  timeout: 120_000,
}, async () => {
  expect((await write()).status).toBe(201)
  await restore(expectClosed)
  expect((await write()).status).toBe(201)
  expect((await send('GET', 'health')).status).toBe(200)
})

it('opens the school again after the lock of an aborted restore has expired', {
  timeout: 120_000,
}, async () => {
  await new Promise<void>((resolve) => {
    const never = async () => {
      resolve()
      await new Promise(() => {})
    }
    restore(never).catch(() => undefined)
  })
  await restoring.close()
  await expectClosed()
  const database = await school.database()
  await database
    .prepare("UPDATE restore_parts SET created_at = '2026-01-01T00:00:00.000Z' WHERE restore = 'lock'")
    .run()
  expect((await write()).status).toBe(201)
  restoring = await openStores(join(folder, 'state'))
  await restore(expectClosed)
  expect((await write()).status).toBe(201)
})
