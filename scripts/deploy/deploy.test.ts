import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeMissingSecrets } from '../secrets.ts'
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

describe('saved secrets', () => {
  const names = ['SIGNING_KEY', 'PUBLIC_KEYS', 'ROOM_SECRET']

  async function write(saved: object) {
    const savedSecrets = join(folder, 'kept.json')
    await writeFile(savedSecrets, JSON.stringify(saved))
    const file = join(folder, 'secrets.json')
    await writeSecrets(file, names, [], { ask: async () => savedSecrets })
    return file
  }

  it('are used, so that printed cards stay valid, and missing ones are generated', async () => {
    const { ROOM_SECRET: _, ...keys } = await makeMissingSecrets(new Set())
    const file = await write(keys)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      ...keys,
      ROOM_SECRET: expect.stringMatching(/^[\w-]{32,}$/),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('are refused if their keys are incomplete or do not belong together', async () => {
    const [one, other] = [await makeMissingSecrets(new Set()), await makeMissingSecrets(new Set())]
    const { SIGNING_KEY = '', PUBLIC_KEYS = '' } = one
    for (const saved of [
      { SIGNING_KEY },
      { PUBLIC_KEYS },
      { SIGNING_KEY, PUBLIC_KEYS: other.PUBLIC_KEYS },
      { SIGNING_KEY: 'no key', PUBLIC_KEYS },
    ])
      await expect(write(saved)).rejects.toThrow(/are not a pair of keys\.$/)
  })
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
