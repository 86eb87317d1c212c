import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashPassword } from '../worker/auth/password.ts'
import { tables } from '../worker/backup/tables.ts'
import type { BackupStores } from '../worker/backup/write-backup.ts'
import { demoSeed } from '../worker/seed/school-seeds.ts'
import { seedStatements } from '../worker/seed/seed-statements.ts'
import { openStores } from './open-stores.ts'

/** Any instant in the past. */
const AT = '2025-11-18T14:00:00.000Z'
/** Longer than one chunk of a backup file. */
const VOICE = Uint8Array.from({ length: 20_000 }, (_none, index) => (index * 7) % 251)
const HASH = createHash('sha256').update(VOICE).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-restore-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('restores a backup of one school into an empty one', { timeout: 120_000 }, async () => {
  const file = join(folder, 'school.jsonl.gz')
  const before = await inSchool('full', async (stores) => {
    await fill(stores)
    return everything(stores)
  })
  const { menu_stamp: formerStamp, ...rows } = before
  expect(rows.users?.length).toBeGreaterThan(10)

  expect(await run('full', 'backup', file)).toContain(`Everything is in ${file}.`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const count = Object.values(before).flat().length
  expect(await run('empty', 'restore', file)).toContain(`${count} rows and 1 files are restored.`)

  await inSchool('empty', async (stores) => {
    const { menu_stamp: stamp, ...restored } = await everything(stores)
    // Restoring an account that did not exist ends its sessions.
    const users = rows.users?.map((row) => ({ ...Object(row), token_version: 2 }))
    expect(restored).toEqual({ ...rows, users })
    expect(stamp).not.toEqual(formerStamp)
    const voice = await stores.files.get(HASH)
    expect(new Uint8Array((await voice?.arrayBuffer()) ?? [])).toEqual(VOICE)
  })
})

it('refuses a restore without a file name', async () => {
  await expect(run('empty', 'restore')).rejects.toThrow('Name the file to restore: npm run restore <file>')
})

async function run(school: string, script: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const env = { ...process.env, SCHOOL_STATE: join(folder, school) }
  const { stdout } = await promisify(execFile)('node', [`scripts/${script}.ts`, ...args], { env })
  return stdout
}

async function inSchool<T>(school: string, work: (stores: BackupStores) => Promise<T>): Promise<T> {
  const { stores, close } = await openStores(join(folder, school))
  try {
    return await work(stores)
  } finally {
    await close()
  }
}

/** Fills the demo school and adds a pupil's Bravo and a recording. */
async function fill({ database, files }: BackupStores): Promise<void> {
  const admin = { userName: 'madame', displayName: 'Madame', passwordHash: await hashPassword('no password') }
  await database.batch(
    [
      ...seedStatements(demoSeed(admin), new Date(AT)),
      `INSERT INTO bravos (user_id, date_created, week, source, grant_key, reason)
       VALUES (2, '${AT}', '2025-11-16', 'admin', 'admin:2', 'Pour l’été; "a" \\ 🦊')`,
      `INSERT INTO bravo_counts (month, user_id, count) VALUES ('2025-11', 2, 1)`,
      `INSERT INTO media (hash, content_type, bytes, created_at) VALUES ('${HASH}', 'audio/mpeg', ${VOICE.length}, '${AT}')`,
    ].map((statement) => database.prepare(statement)),
  )
  await files.put(HASH, VOICE)
}

/** Every row of every table that a backup holds. */
async function everything({ database }: BackupStores): Promise<Record<string, unknown[]>> {
  const results = await database.batch(
    tables.map(({ name, key }) => database.prepare(`SELECT * FROM ${name} ORDER BY ${key.join()}`)),
  )
  return Object.fromEntries(tables.map(({ name }, index) => [name, results[index]?.results ?? []]))
}
