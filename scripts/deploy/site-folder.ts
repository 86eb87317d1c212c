import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'
import { GATEWAY, WORKER_ROUTES } from './config.ts'
import type { Deployment } from './deployment.ts'
import { exceededLimits } from './limits.ts'
import { mediaFile, nextReleaseFile, releaseFile, retainedFiles, retainedMedia } from './releases.ts'

interface Assembly {
  /** The folder of the build. */
  dist: string
  /** The folder to write for Pages. */
  folder: string
  /** The address of the site to replace; null for the first deployment. */
  live: string | null
  deployment: Pick<Deployment, 'isListed'>
  fetch(url: string): Promise<Response>
  log(line: string): void
  now(): Date
}

/**
 * Assembles the folder for Pages: the build, the files of former releases and the gateway to the Worker.
 * @returns the site's release
 * @throws {Error} if the site exceeds a limit of Pages
 */
export async function assembleSite(assembly: Assembly): Promise<string> {
  const { dist, folder, deployment, now } = assembly
  await cp(dist, folder, { recursive: true })
  if (!deployment.isListed) await unlist(join(folder, '_headers'))
  const built = z.parse(releaseFile, JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')))
  const release = nextReleaseFile(built, await readLive(assembly, 'release.json', releaseFile), now())
  await copyLiveFiles(assembly, retainedFiles(release))
  await write(join(folder, 'release.json'), JSON.stringify(release))
  const media = await mediaIn(dist)
  const liveMedia = (await readLive(assembly, 'media.json', mediaFile)) ?? []
  const retained = await copyLiveFiles(assembly, retainedMedia(media, liveMedia))
  await write(join(folder, 'media.json'), JSON.stringify([...media, ...retained]))
  await write(join(folder, '_worker.js'), GATEWAY)
  await write(join(folder, '_routes.json'), JSON.stringify(WORKER_ROUTES))
  const faults = await faultsOf(folder)
  if (faults.length > 0) throw new Error(`Pages would reject the site:\n${faults.join('\n')}`)
  return release.release
}

/**
 * Adds `noindex` to the headers of all files. robots.txt does not suffice: search engines may list an address that they
 * must not crawl.
 * @throws {Error} if the file has no headers for all paths
 */
async function unlist(file: string): Promise<void> {
  const headers = await readFile(file, 'utf8')
  const unlisted = headers.replace(/^\/\*$/m, '$&\n  X-Robots-Tag: noindex')
  if (unlisted === headers) throw new Error(`${file} has no headers for /*.`)
  await writeFile(file, unlisted)
}

/** The pictures, sounds and videos of the build: `media/pictures/cow.svg`. */
async function mediaIn(dist: string): Promise<string[]> {
  const entries = await readdir(join(dist, 'media'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
  return z.parse(mediaFile, files).toSorted()
}

/**
 * Reads a list of the live site; null if there is no live site or it has no such list.
 * @throws {Error} if the site cannot be reached, because open tabs and stored data would lose their retained files
 */
async function readLive<Schema extends z.ZodMiniType>(
  { live, fetch, log }: Assembly,
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | null> {
  if (live === null) return null
  const answer = await fetch(`${live}/${file}`)
  if (answer.ok) return z.parse(schema, await answer.json())
  log(`  ${live} has no ${file}: the files listed there are not retained.`)
  return null
}

/** Copies files of the live site into the folder, and returns those that the live site still has. */
async function copyLiveFiles(
  { folder, live, fetch, log }: Assembly,
  files: readonly string[],
): Promise<string[]> {
  const copied: string[] = []
  for (const file of files) {
    const answer = await fetch(`${live}/${file}`)
    if (answer.ok) {
      await write(join(folder, file), Buffer.from(await answer.arrayBuffer()))
      copied.push(file)
    } else log(`  /${file} of a former release is gone.`)
  }
  return copied
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
  return exceededLimits({ files, headers: headers ?? '', redirects: redirects ?? '' })
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}
