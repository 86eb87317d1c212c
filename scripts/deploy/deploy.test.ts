import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askAdmin, tellAddress, writeSecrets } from './deploy.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('makes a password if none is typed, and shows it once', async () => {
  const said: string[] = []
  await askAdmin({ askSecret: async () => '', say: (line) => said.push(line) })
  expect(said.filter((line) => /password: +\w{16} +\(shown this once\)$/.test(line))).toHaveLength(1)
})

it('asks again for a password that is too short, easily guessed or not the same twice', async () => {
  const answers = [
    ...['court', 'password', 'Madame2026', 'a'.repeat(257)],
    ...['correct horse', 'correct house'],
    ...['violette et hibou', 'violette et hibou'],
  ]
  const said: string[] = []
  await askAdmin({ askSecret: async () => answers.shift() ?? 'no answer', say: (line) => said.push(line) })
  expect(answers).toEqual([])
  expect(said.filter((line) => /^ {2}(A password has|It is|They differ)/.test(line))).toHaveLength(5)
  expect(said.join()).not.toContain('violette')
})

it('writes the secrets that somebody has kept, so that printed cards stay valid, and makes the others', async () => {
  const kept = join(folder, 'kept.json')
  await writeFile(kept, JSON.stringify({ SIGNING_KEY: 'old key', PUBLIC_KEYS: 'old keys' }))
  const file = join(folder, 'secrets.json')
  await writeSecrets(file, ['SIGNING_KEY', 'PUBLIC_KEYS', 'ROOM_SECRET'], [], { ask: async () => kept })
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    SIGNING_KEY: 'old key',
    PUBLIC_KEYS: 'old keys',
    ROOM_SECRET: expect.stringMatching(/^[\w-]{32,}$/),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it("says where the school's own name still has to be added", async () => {
  const said: string[] = []
  const world = { say: (line: string) => said.push(line), whatIsMissing: async () => 'nobody answers there.' }
  await tellAddress('https://francais.example', 'https://mme-bravo-x7.pages.dev', 'one', world)
  expect(said.at(-1)).toContain('Custom domains')
  await tellAddress('https://francais.example', 'https://mme-bravo-x7.pages.dev', 'one', {
    ...world,
    whatIsMissing: async () => null,
  })
  expect(said.at(-1)).toBe('Mme Bravo is at https://francais.example')
})
