import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { releaseOf } from './release.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mme-bravo-release-'))
  for (const folder of ['content/words', 'domain', 'migrations', 'party', 'scripts/build', 'worker'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'worker/app.ts'), 'the API')
})
afterEach(() => rm(root, { recursive: true }))

it('returns the same release for the same sources', async () => {
  expect(await releaseOf(root, 'files')).toBe(await releaseOf(root, 'files'))
})

it.each([
  ['the Worker', 'worker/app.ts'],
  ['the words', 'content/words/pets.ts'],
])('returns a different release if %s changed', async (_what, file) => {
  const before = await releaseOf(root, 'files')
  await writeFile(join(root, file), 'changed')
  expect(await releaseOf(root, 'files')).not.toBe(before)
})

it('returns a different release if the browser files changed', async () => {
  expect(await releaseOf(root, 'files')).not.toBe(await releaseOf(root, 'other files'))
})
