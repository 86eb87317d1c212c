/**
 * `npm run stories`: draws the scenes of content/stories and the covers of content/songs into
 * web/public/media from icons, own drawings and a backdrop. The files are committed. `npm run media` makes
 * the sounds of their sentences.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverPath, covers, libraryCovers } from '../content/songs/covers.ts'
import { backdrops } from '../content/stories/backdrops.ts'
import { scenePath } from '../content/stories/pages.ts'
import { stories } from '../content/stories/stories.ts'
import type { StoryPageSeed } from '../content/stories/story-seed.ts'
import { composed } from './media/pictures.ts'

const FOLDERS = ['stories', 'songs', 'covers']
const media = join(import.meta.dirname, '../web/public/media')

const scenes = new Map(
  stories.flatMap(({ id, pages: leaves }) =>
    leaves.map((leaf, index) => [scenePath(id, index + 1), sceneOf(leaf)] as const),
  ),
)
for (const [song, cover] of Object.entries(covers)) scenes.set(coverPath(song), sceneOf(cover))
for (const [kind, cover] of Object.entries(libraryCovers)) scenes.set(`covers/${kind}.svg`, sceneOf(cover))
for (const folder of FOLDERS) await mkdir(join(media, folder), { recursive: true })
for (const [path, svg] of scenes) await writeFile(join(media, path), svg)
for (const folder of FOLDERS)
  for (const name of await readdir(join(media, folder)))
    if (name.endsWith('.svg') && !scenes.has(`${folder}/${name}`)) await rm(join(media, folder, name))
console.log(`${scenes.size} scenes`)

function sceneOf({ backdrop, pictures }: Pick<StoryPageSeed, 'backdrop' | 'pictures'>): string {
  const body = backdrops[backdrop] + composed(pictures)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 160 100">${body}</svg>\n`
}
