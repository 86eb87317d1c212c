import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDevVars } from '../dev-vars.ts'
import { fillSchool } from '../fill-school.ts'
import { type School, startSchool } from '../school-server.ts'
import { checkStaging } from './staging-check.ts'
import { type FakeCloudflare, openFakeCloudflare } from './testing/fake-cloudflare.ts'

const PASSWORD = 'violette et hibou'

let folder = ''
let school: School
let cloudflare: FakeCloudflare
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staging-'))
  const variables = await loadDevVars(join(folder, '.dev.vars'))
  cloudflare = await openFakeCloudflare()
  school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
  await fillSchool(school, PASSWORD)
}, 300_000)
afterAll(async () => {
  await school.stop()
  cloudflare.close()
  await rm(folder, { recursive: true })
})

it('runs every check as a pupil and as an administrator, and leaves the school unchanged', {
  timeout: 300_000,
}, async () => {
  cloudflare.account.cpuTimes.set('mme-bravo-staging', { cpuTimeP50: 4200, cpuTimeP99: 104_000 })
  const before = await countRows()
  const logged = await check(PASSWORD)
  const parts = logged.flatMap((line) => /^ {2}(.+): \d+ ms$/.exec(line)?.[1] ?? [])
  expect(parts).toEqual([
    'health',
    "the administrator's sign-in",
    "a new pupil's account",
    "the pupil's sign-in",
    'a counted activity',
    'the room',
    'backup and restore',
  ])
  expect(logged.find((line) => line.includes('reaches'))).toMatch(/after (\d+, ){4}\d+ ms$/)
  expect(logged).toContain('  30 calls (success): CPU p50 4.2 ms, p99 104.0 ms')
  expect(logged).toContain('  the Worker logged 0 lines')
  expect(logged.join()).not.toContain(PASSWORD)
  expect(await countRows()).toEqual(before)
})

it('stops at the first check that fails', async () => {
  await expect(check('another password')).rejects.toThrow("the administrator's sign-in failed")
})

async function check(password: string): Promise<string[]> {
  const logged: string[] = []
  await checkStaging(school.url, 'mme-bravo-staging', {
    log: (line) => logged.push(line),
    askSecret: async () => password,
    cloudflare: { url: cloudflare.url, accountID: 'account', token: 'token' },
  })
  return logged
}

async function countRows() {
  const database = await school.database()
  return database
    .prepare('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM activities) AS activities')
    .first()
}
