import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { GATEWAY, WORKER_ROUTES } from './config.ts'
import type { Deployment } from './deployment.ts'
import { beyondLimits } from './limits.ts'
import { filesToKeep, type ReleaseFile, releaseFile, succeed } from './releases.ts'

interface Assembly {
  /** The build. */
  dist: string
  /** Where the site as Pages takes it is made. */
  folder: string
  /** The address of the site that this one replaces; null: it replaces none. */
  live: string | null
  deployment: Pick<Deployment, 'isListed'>
  fetch(url: string): Promise<Response>
  say(line: string): void
  now(): Date
}

/**
 * Puts together what Pages gets: the build, the files of former versions that may still be open somewhere, and the
 * way to the Worker.
 * @returns the site's release
 * @throws {Error} where it is more than Pages takes
 */
export async function assembleSite(assembly: Assembly): Promise<string> {
  const { dist, folder, live, deployment, fetch, say, now } = assembly
  await cp(dist, folder, { recursive: true })
  if (!deployment.isListed) await unlist(join(folder, '_headers'))
  const built = z.parse(releaseFile, JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
  const former = live === null ? null : await readLive(live, fetch, say)
  const release = succeed(built, former, now())
  for (const file of filesToKeep(release)) {
    const answer = await fetch(`${live}/${file}`)
    if (answer.ok) await write(join(folder, file), Buffer.from(await answer.arrayBuffer()))
    else say(`  /${file} of a former version is gone.`)
  }
  await write(join(folder, 'release.json'), JSON.stringify(release))
  await write(join(folder, '_worker.js'), GATEWAY)
  await write(join(folder, '_routes.json'), JSON.stringify(WORKER_ROUTES))
  const faults = await faultsOf(folder)
  if (faults.length > 0) throw new Error(`Pages would refuse the site:\n${faults.join('\n')}`)
  return release.release
}

/**
 * Asks search engines, with every file of the site, to show none of it. In robots.txt they would be told not to look, and
 * so might show an address that they know from elsewhere.
 * @throws {Error} where the file has no headers for all paths
 */
async function unlist(file: string): Promise<void> {
  const headers = await readFile(file, 'utf8')
  const unlisted = headers.replace(/^\/\*$/m, '$&\n  X-Robots-Tag: noindex')
  if (unlisted === headers) throw new Error(`${file} has no headers for /*.`)
  await writeFile(file, unlisted)
}

/**
 * What the live site says of itself; null where it says nothing.
 * @throws {Error} where it cannot be reached: who has it open would lose what is kept for them
 */
async function readLive(
  live: string,
  fetch: Assembly['fetch'],
  say: Assembly['say'],
): Promise<ReleaseFile | null> {
  const answer = await fetch(`${live}/release.json`)
  if (answer.ok) return z.parse(releaseFile, await answer.json())
  say(`  ${live} has no release.json: nothing of a former version is kept.`)
  return null
}

async function faultsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: path.slice(folder.length), bytes: (await stat(path)).size }
      }),
  )
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(folder, name), 'utf8')),
  )
  return beyondLimits({ files, headers: headers ?? '', redirects: redirects ?? '' })
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}
