/**
 * Makes web/public/media from the content: pictures from icon sets and own drawings, sounds by a synthetic
 * voice. `npm run media` makes only what is missing or changed and deletes what nothing uses any more.
 * It needs Debian's espeak-ng and ffmpeg; the files are committed, so that neither installing nor testing does.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { usedPictures, usedSounds } from '../content/media-used.ts'
import { NO_AVATAR } from '../domain/no-avatar.ts'
import { credits } from './media/credits.ts'
import { readManifest, writeManifest } from './media/manifest.ts'
import { noAvatarPicture } from './media/no-avatar.ts'
import { pictureOf } from './media/pictures.ts'
import { speak, speechHash } from './media/speech.ts'
import { findMissingTools } from './media/tools.ts'

const media = join(import.meta.dirname, '../web/public/media')

const missing = await findMissingTools(['espeak-ng', 'ffmpeg'])
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install espeak-ng ffmpeg`)
  process.exit(1)
}
for (const folder of ['pictures', 'avatars', 'sounds']) await mkdir(join(media, folder), { recursive: true })
const pictures = usedPictures()
const sounds = usedSounds()
await writePictures()
await writeSounds()
await writeFile(join(media, 'CREDITS.md'), credits())
await deleteUnused(new Set([...pictures.keys(), ...sounds.keys(), `avatars/${NO_AVATAR}`]))

async function writePictures(): Promise<void> {
  for (const [path, name] of pictures) await writeFile(join(media, path), pictureOf(name).svg)
  await noAvatarPicture(join(media, 'avatars', NO_AVATAR))
  console.log(`${pictures.size} pictures`)
}

async function writeSounds(): Promise<void> {
  const before = await readManifest()
  const after: Record<string, string> = { ...before }
  const there = new Set((await readdir(join(media, 'sounds'))).map((name) => `sounds/${name}`))
  const changed = [...sounds].filter(([path, text]) => !there.has(path) || before[path] !== speechHash(text))
  try {
    for (const [path, text] of changed) {
      await speak(text, join(media, path))
      after[path] = speechHash(text)
    }
  } finally {
    // Also where one text fails: what is made need not be made again.
    await writeManifest(Object.fromEntries(Object.entries(after).filter(([path]) => sounds.has(path))))
  }
  console.log(`${sounds.size} sounds, ${changed.length} of them made now`)
}

async function deleteUnused(used: ReadonlySet<string>): Promise<void> {
  for (const folder of ['pictures', 'avatars', 'sounds']) {
    for (const name of await readdir(join(media, folder))) {
      if (!used.has(`${folder}/${name}`)) await rm(join(media, folder, name))
    }
  }
}
