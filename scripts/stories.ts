/**
 * `npm run stories`: draws the scenes of content/stories into web/public/media/stories from icons, own drawings and a
 * backdrop. The files are committed. `npm run media` makes the sounds of their sentences.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { backdrops } from '../content/stories/backdrops.ts'
import { scenePath } from '../content/stories/pages.ts'
import { stories } from '../content/stories/stories.ts'
import type { StoryPageSeed } from '../content/stories/story-seed.ts'
import { composed } from './media/pictures.ts'

const media = join(import.meta.dirname, '../web/public/media')

const scenes = new Map(
  stories.flatMap(({ id, pages: leaves }) =>
    leaves.map((leaf, index) => [scenePath(id, index + 1), sceneOf(leaf)] as const),
  ),
)
await mkdir(join(media, 'stories'), { recursive: true })
for (const [path, svg] of scenes) await writeFile(join(media, path), svg)
const names = new Set([...scenes.keys()].map((path) => basename(path)))
for (const name of await readdir(join(media, 'stories')))
  if (!names.has(name)) await rm(join(media, 'stories', name))
console.log(`${scenes.size} scenes`)

function sceneOf({ backdrop, pictures }: StoryPageSeed): string {
  const body = backdrops[backdrop] + composed(pictures)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 160 100">${body}</svg>\n`
}
