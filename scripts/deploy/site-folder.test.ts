import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readDeployment } from './deployment.ts'
import { assembleSite } from './site-folder.ts'
import { buildSite } from './testing/fake-dependencies.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('retains the scripts of former releases for pages that are still open in browsers', async () => {
  await assemble('one', null)
  await assemble('two', 'one')
  await assemble('three', 'two')
  expect((await readdir(join(folder, 'site', 'three', 'assets'))).toSorted()).toEqual([
    'one.js',
    'three.js',
    'two.js',
  ])
  expect(await readFile(join(folder, 'site', 'three', 'assets', 'one.js'), 'utf8')).toBe('script of one')
})

it('retains the media of former releases for stored data that refers to them', async () => {
  await assemble('one', null)
  await assemble('two', 'one')
  await assemble('three', 'two')
  const site = join(folder, 'site', 'three')
  expect(await readFile(join(site, 'media/pictures/one.svg'), 'utf8')).toBe('picture of one')
  expect(JSON.parse(await readFile(join(site, 'media.json'), 'utf8'))).toEqual([
    'media/pictures/three.svg',
    'media/pictures/two.svg',
    'media/pictures/one.svg',
  ])
})

it('removes a retained file from the list if the live site no longer has it', async () => {
  await assemble('one', null)
  await rm(join(folder, 'site/one/media/pictures/one.svg'))
  await assemble('two', 'one')
  expect(JSON.parse(await readFile(join(folder, 'site/two/media.json'), 'utf8'))).toEqual([
    'media/pictures/two.svg',
  ])
})

it.each([
  ['staging', /^\/\*\n {2}X-Robots-Tag: noindex\n {2}X-Content-Type-Options: nosniff$/m],
  ['production', /^\/\*\n {2}X-Content-Type-Options: nosniff$/m],
])('sets X-Robots-Tag for all files only if the deployment is unlisted: %s', async (which, headers) => {
  await assemble('one', null, which)
  expect(await readFile(join(folder, 'site', 'one', '_headers'), 'utf8')).toMatch(headers)
})

/** Assembles a release in `site/<release>`; `live` is the release that it replaces. */
async function assemble(release: string, live: string | null, which = 'production'): Promise<void> {
  await assembleSite({
    dist: await buildSite(join(folder, 'dist', release), release),
    folder: join(folder, 'site', release),
    live: live === null ? null : 'https://school.example',
    deployment: readDeployment(which),
    fetch: async (url) => {
      const file = join(folder, 'site', String(live), new URL(url).pathname)
      return existsSync(file) ? new Response(await readFile(file)) : new Response('', { status: 404 })
    },
    log: () => {},
    now: () => new Date('2026-11-21T12:00:00Z'),
  })
}
