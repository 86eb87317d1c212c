import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { staleSite } from './stale.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stale-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, minute: number): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  const at = new Date(2026, 10, 24, 9, minute)
  utimesSync(file, at, at)
}

it('requests a build if there is no site', () => {
  write('web/app/main.tsx', 1)
  expect(staleSite(root)).toBe('There is no site in dist/: run `npm run build` first.')
})

it('returns null if the site is newer than its sources, even if other files changed', () => {
  for (const source of ['web/app/main.tsx', 'content/routes.ts', 'domain/games/quiz.ts', 'vite.config.ts'])
    write(source, 1)
  write('dist/release.json', 2)
  for (const other of [
    'web/lib/live/live.test.ts',
    'web/lib/testing/pupil.ts',
    'worker/index.ts',
    'e2e/live.spec.ts',
  ])
    write(other, 3)
  expect(staleSite(root)).toBeNull()
})

it.each([
  'web/ui/Button.tsx',
  'web/ui/tokens.css',
  'content/words/pets.ts',
  'scripts/build/head.ts',
  'scripts/build.ts',
])('requests a build if the site is older than %s', (source) => {
  write('dist/release.json', 2)
  write(source, 3)
  expect(staleSite(root)).toBe(`The site in dist/ is older than ${source}: run \`npm run build\` first.`)
})
