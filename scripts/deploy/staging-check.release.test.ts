import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devVars } from '../dev-vars.ts'
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
  const variables = await devVars(join(folder, '.dev.vars'))
  cloudflare = await openFakeCloudflare()
  school = await startSchool({ port: 0, state: join(folder, 'state'), variables, site: false })
  await fillSchool(school, PASSWORD)
}, 300_000)
afterAll(async () => {
  await school.stop()
  cloudflare.close()
  await rm(folder, { recursive: true })
})

it('uses the school as a pupil and an administrator do, and leaves it as it was', {
  timeout: 300_000,
}, async () => {
  cloudflare.account.cpuTimes.set('mme-bravo-staging', { cpuTimeP50: 4200, cpuTimeP99: 104_000 })
  const before = await countRows()
  const said = await check(PASSWORD)
  const parts = said.flatMap((line) => /^ {2}(.+): \d+ ms$/.exec(line)?.[1] ?? [])
  expect(parts).toEqual([
    'health',
    "the administrator's sign-in",
    "a new pupil's account",
    "the pupil's sign-in",
    'a counted activity',
    'the room',
    'backup and restore',
  ])
  expect(said.find((line) => line.includes('reaches'))).toMatch(/after (\d+, ){4}\d+ ms$/)
  expect(said).toContain('  30 calls (success): CPU p50 4.2 ms, p99 104.0 ms')
  expect(said).toContain('  the Worker logged 0 lines')
  expect(said.join()).not.toContain(PASSWORD)
  expect(await countRows()).toEqual(before)
})

it('ends with the part that fails', async () => {
  await expect(check('another password')).rejects.toThrow("the administrator's sign-in failed")
})

async function check(password: string): Promise<string[]> {
  const said: string[] = []
  await checkStaging(school.url, 'mme-bravo-staging', {
    say: (line) => said.push(line),
    askSecret: async () => password,
    cloudflare: { url: cloudflare.url, accountID: 'account', token: 'token' },
  })
  return said
}

async function countRows() {
  const database = await school.database()
  return database
    .prepare('SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM activities) AS activities')
    .first()
}
