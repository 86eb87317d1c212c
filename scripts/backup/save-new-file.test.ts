import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveNewFile } from './save-new-file.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-'))
  file = join(folder, 'school.jsonl.gz')
})
afterEach(() => rm(folder, { recursive: true }))

const bytes = new TextEncoder().encode('rows')

it('writes a file that only its owner can read', async () => {
  await saveNewFile(file, new Blob([bytes]).stream())
  expect(await readFile(file, 'utf8')).toBe('rows')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

it('leaves no partial file if the stream fails', async () => {
  let parts = 0
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1
      if (parts === 1) controller.enqueue(bytes)
      else controller.error(new Error('The database is closed.'))
    },
  })
  await expect(saveNewFile(file, broken)).rejects.toThrow('The database is closed.')
  expect(await readdir(folder)).toEqual([])
})

it('never overwrites or deletes an existing file', async () => {
  await writeFile(file, 'an earlier backup')
  await expect(saveNewFile(file, new Blob([bytes]).stream())).rejects.toThrow('file already exists')
  expect(await readFile(file, 'utf8')).toBe('an earlier backup')
})
