import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { credits } from './credits.ts'

it('writes credits for everything that the content shows and plays', async () => {
  const file = join(import.meta.dirname, '../../web/public/media/CREDITS.md')
  expect(await readFile(file, 'utf8')).toBe(credits())
})
