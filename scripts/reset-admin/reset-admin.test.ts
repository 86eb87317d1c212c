import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../worker/auth/password.ts'
import { hashQuickly } from '../../worker/testing/hash-quickly.ts'
import { resetAdmin } from './reset-admin.ts'

// Other test files need the real hashes.
const { deriveBits } = crypto.subtle
beforeAll(hashQuickly)
afterAll(() => {
  crypto.subtle.deriveBits = deriveBits
})

let database: DatabaseSync
let folder = ''
let file = ''
/** Arguments of wrangler's calls. */
let calls: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reset-admin-'))
  file = join(folder, 'reset.sql')
  calls = []
  database = new DatabaseSync(':memory:')
  for (const migration of globSync('migrations/*.sql').toSorted())
    database.exec(readFileSync(migration, 'utf8'))
  await addUser('madame', 'forgotten long ago')
  await addUser('alice', null)
  database.exec("INSERT INTO attempts (subject, at) VALUES ('name:madame', '2026'), ('name:alice', '2026')")
})
afterEach(async () => {
  database.close()
  await rm(folder, { recursive: true })
})

it('sets the typed password for the only administrator and ends their sessions', async () => {
  expect(await reset(null, 'violette et hibou')).toEqual({
    userName: 'madame',
    password: null,
    wasDisabled: false,
    hadFactors: false,
  })
  const { hash, version } = account('madame')
  expect(await isPassword('violette et hibou', hash)).toBe(true)
  expect(await isPassword('forgotten long ago', hash)).toBe(false)
  expect(version).toBe(2)
  expect(account('alice')).toEqual({ hash: null, version: 1 })
})

it('generates and returns a password if none is typed', async () => {
  const { password } = await reset(null, '')
  expect(password).toMatch(/^\w{16}$/)
  expect(await isPassword(password ?? '', account('madame').hash)).toBe(true)
})

it('deletes the failed attempts of the name, but not those of others', async () => {
  await reset(null, '')
  expect(database.prepare('SELECT subject FROM attempts').all()).toEqual([{ subject: 'name:alice' }])
})

it("removes and reports the account's second factors and code locks, and keeps those of others", async () => {
  await addUser('directrice', 'of the directrice')
  database.exec(
    `INSERT INTO attempts (subject, at) VALUES ('code:1', '2026'), ('recoveryCode:1', '2026'), ('code:3', '2026')`,
  )
  for (const id of [1, 3]) addFactors(id)
  expect(await reset('madame', '')).toMatchObject({ userName: 'madame', hadFactors: true })
  for (const table of ['passkeys', 'authenticators'])
    expect(database.prepare(`SELECT user_id AS id FROM ${table}`).all()).toEqual([{ id: 3 }])
  const subjects = database.prepare('SELECT subject FROM attempts ORDER BY subject').all()
  expect(subjects).toEqual([{ subject: 'code:3' }, { subject: 'name:alice' }])
  expect(await reset('madame', '')).toMatchObject({ hadFactors: false })
})

it('requires a name if there are several administrators, ignoring case and accents', async () => {
  await addUser('directrice', 'of the directrice')
  await expect(reset(null, '')).rejects.toThrow('madame, directrice')
  expect((await reset(' Diréctrice', '')).userName).toBe('directrice')
  expect(account('madame').version).toBe(1)
})

it('enables the named or only administrator if disabled, and reports it', async () => {
  await addUser('monsieur', 'of monsieur')
  database.exec("UPDATE users SET is_enabled = 0 WHERE user_name = 'monsieur'")
  // Without a name, the only enabled administrator is reset.
  expect(await reset(null, '')).toMatchObject({ userName: 'madame', wasDisabled: false })
  expect(await reset('monsieur', '')).toMatchObject({ userName: 'monsieur', wasDisabled: true })
  expect(await reset('monsieur', '')).toMatchObject({ wasDisabled: false })

  database.exec("DELETE FROM users WHERE user_name = 'monsieur'")
  database.exec("UPDATE users SET is_enabled = 0 WHERE user_name = 'madame'")
  expect(await reset(null, '')).toMatchObject({ userName: 'madame', wasDisabled: true })
})

it.each([
  ['a pupil', 'alice'],
  ['nobody', 'nobody'],
])('refuses a name of %s and changes nothing', async (_who, name) => {
  const before = users()
  await expect(reset(name, '')).rejects.toThrow('Choose one administrator with --name')
  expect(users()).toEqual(before)
})

it.each([
  ['too short', ['court'], 'at least 8'],
  ['easily guessed', ['password1'], 'tried first'],
  ['the own name with a number', ['madame2026'], 'tried first'],
  ['typed differently the second time', ['violette et hibou', 'violette et hiboux'], 'They differ'],
])('changes nothing if the password is %s', async (_what, answers, complaint) => {
  const before = users()
  await expect(reset(null, ...answers)).rejects.toThrow(complaint)
  expect(users()).toEqual(before)
})

it('does not overwrite a password that was set while it waited for input', async () => {
  const other = await hashPassword('of the other')
  addFactors(1)
  const change = () =>
    database
      .prepare("UPDATE users SET password_hash = ?, token_version = 2 WHERE user_name = 'madame'")
      .run(other)
  await expect(
    resetAdmin(null, {
      ...dependencies(['']),
      askSecret: async () => {
        change()
        return ''
      },
    }),
  ).rejects.toThrow('at the same time')
  expect(account('madame')).toEqual({ hash: other, version: 2 })
  expect(database.prepare('SELECT user_id AS id FROM passkeys').all()).toEqual([{ id: 1 }])
})

it('exposes the hash in no command line, error message, remaining file or world-readable file', async () => {
  let mode = 0
  const spoiled = dependencies([''])
  const failing = resetAdmin(null, {
    ...spoiled,
    wrangler: async (args) => {
      if (!args.includes('--file')) return spoiled.wrangler(args)
      mode = statSync(file).mode & 0o777
      throw new Error(`wrangler ended with 1\n${readFileSync(file, 'utf8')}`)
    },
  })
  await expect(failing).rejects.toThrow(/password_hash = '…'/)
  expect(mode).toBe(0o600)
  expect(existsSync(file)).toBe(false)
  await reset(null, '')
  expect(existsSync(file)).toBe(false)
  expect(calls.filter((call) => call.includes('pbkdf2'))).toEqual([])
})

function reset(name: string | null, ...answers: string[]) {
  return resetAdmin(name, dependencies(answers))
}

/** Dependencies with these typed answers. A single answer is repeated. */
function dependencies(answers: string[]) {
  let prompts = 0
  return {
    wrangler: async (args: readonly string[]) => {
      calls.push(args.join(' '))
      const given = (option: string) => args[args.indexOf(option) + 1] ?? ''
      if (args.includes('--file')) database.exec(readFileSync(given('--file'), 'utf8'))
      else return `Reading\n${JSON.stringify([{ results: database.prepare(given('--command')).all() }])}`
      return ''
    },
    database: ['mme-bravo', '--local'],
    file,
    askSecret: async () => answers[prompts++] ?? answers[0] ?? '',
  }
}

async function addUser(name: string, password: string | null) {
  database
    .prepare(
      `INSERT INTO users (user_name, user_name_key, display_name, avatar_url, is_admin, password_hash, created_at)
        VALUES (?, ?, ?, '', ?, ?, '2026')`,
    )
    .run(name, name, name, password === null ? 0 : 1, password === null ? null : await hashPassword(password))
}

function addFactors(id: number) {
  database.exec(`INSERT INTO passkeys (passkey_id, user_id, public_key, counter, relying_party, name, created_at)
    VALUES ('${id}', ${id}, 'x', 0, 'school.example', 'x', '2026')`)
  database.exec(`INSERT INTO authenticators (user_id, secret, created_at) VALUES (${id}, 'x', '2026')`)
}

function account(name: string) {
  const row = database
    .prepare('SELECT password_hash AS hash, token_version AS version FROM users WHERE user_name = ?')
    .get(name)
  const hash = row?.hash
  return { hash: typeof hash === 'string' ? hash : null, version: row?.version }
}

function users() {
  return database.prepare('SELECT * FROM users').all()
}
