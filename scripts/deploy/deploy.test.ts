import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askAdmin, reportAddress, writeSecrets } from './deploy.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('generates a password if none is typed, and shows it once', async () => {
  const logged: string[] = []
  await askAdmin({ askSecret: async () => '', log: (line) => logged.push(line) })
  expect(logged.filter((line) => /password: +\w{16} +\(shown this once\)$/.test(line))).toHaveLength(1)
})

it('asks again if the password is too short or long, easily guessed, or repeated differently', async () => {
  const answers = [
    ...['court', 'password', 'Madame2026', 'a'.repeat(257)],
    ...['correct horse', 'correct house'],
    ...['violette et hibou', 'violette et hibou'],
  ]
  const logged: string[] = []
  await askAdmin({ askSecret: async () => answers.shift() ?? 'no answer', log: (line) => logged.push(line) })
  expect(answers).toEqual([])
  expect(logged.filter((line) => /^ {2}(A password has|It is|They differ)/.test(line))).toHaveLength(5)
  expect(logged.join()).not.toContain('violette')
})

it('uses the secrets of a file, so that printed cards stay valid, and generates missing ones', async () => {
  const savedSecrets = join(folder, 'kept.json')
  await writeFile(savedSecrets, JSON.stringify({ SIGNING_KEY: 'old key', PUBLIC_KEYS: 'old keys' }))
  const file = join(folder, 'secrets.json')
  await writeSecrets(file, ['SIGNING_KEY', 'PUBLIC_KEYS', 'ROOM_SECRET'], [], {
    ask: async () => savedSecrets,
  })
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    SIGNING_KEY: 'old key',
    PUBLIC_KEYS: 'old keys',
    ROOM_SECRET: expect.stringMatching(/^[\w-]{32,}$/),
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it("explains how to add the school's own domain, until that domain responds", async () => {
  const logged: string[] = []
  const dependencies = {
    log: (line: string) => logged.push(line),
    findOutdatedPart: async () => 'nobody answers there.',
  }
  await reportAddress('https://francais.example', 'https://mme-bravo-x7.pages.dev', 'one', dependencies)
  expect(logged.at(-1)).toContain('Custom domains')
  await reportAddress('https://francais.example', 'https://mme-bravo-x7.pages.dev', 'one', {
    ...dependencies,
    findOutdatedPart: async () => null,
  })
  expect(logged.at(-1)).toBe('Mme Bravo is at https://francais.example')
})
