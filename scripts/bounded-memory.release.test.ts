import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkBackup } from '../worker/backup/check-backup.ts'
import { demoSeed } from '../worker/seed/school-seeds.ts'
import { seedStatements } from '../worker/seed/seed-statements.ts'
import { ACTIVITY_COUNT, schoolYear } from './bench/school-year.ts'
import { openStores } from './open-stores.ts'

/** Loaded modules take about 65 MB of it. */
const HEAP_MB = 96
const MIB = 1024 * 1024

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounded-memory-'))
  const { stores, close } = await openStores(join(folder, 'state'))
  const seed = seedStatements(demoSeed(null), new Date('2025-09-01T12:00:00.000Z'))
  for (const statement of [...seed, ...schoolYear()])
    await stores.database.batch([stores.database.prepare(statement)])
  await close()
}, 600_000)
afterEach(() => rm(folder, { recursive: true }))

it('backs up a year of 450 pupils with a heap of 96 MB', {
  timeout: 1_200_000,
}, async () => {
  const file = join(folder, 'year.jsonl.gz')
  const env = { ...process.env, SCHOOL_STATE: join(folder, 'state') }
  await promisify(execFile)('node', [`--max-old-space-size=${HEAP_MB}`, 'scripts/backup.ts', file], { env })

  const before = process.memoryUsage().arrayBuffers
  const { activities } = await checkBackup((await openAsBlob(file)).stream(), new Date())
  expect(activities).toBe(ACTIVITY_COUNT)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * MIB)
})
