/**
 * `npm run media`: generates web/public/media from the content: pictures from icon sets and own drawings, sounds with a
 * speech synthesizer. Only missing or changed files are made; unused ones are deleted. With `-- --prove` it changes
 * nothing and checks that every text is still pronounced right. Needs SVOX Pico, ffmpeg and a C compiler; the files are
 * committed.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { slowSounds, usedPictures, usedSounds } from '../content/media-used.ts'
import { isPronouncedRight } from '../content/pronunciations/pronunciation.ts'
import { NO_AVATAR } from '../domain/no-avatar.ts'
import { command } from './command.ts'
import { credits } from './media/credits.ts'
import { readManifest, type SoundProof, writeManifest } from './media/manifest.ts'
import { openPico } from './media/pico.ts'
import { pictureOf } from './media/pictures.ts'
import { encodeMP3, hashOf, type Speed, say, sayRight, speechHash } from './media/speech.ts'
import { requireVoiceTools } from './media/tools.ts'

/** A neutral face for pupils who have not chosen an avatar. */
const FACE = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#d5dbe3"/><circle cx="16" cy="17" r="10" fill="#f4f6f9"/>
<circle cx="12.4" cy="15.5" r="1.5" fill="#5b6675"/><circle cx="19.6" cy="15.5" r="1.5" fill="#5b6675"/>
<path d="M12.5 21h7" stroke="#5b6675" stroke-width="1.4" stroke-linecap="round"/></svg>`

const media = join(import.meta.dirname, '../web/public/media')

await requireVoiceTools()
for (const folder of ['pictures', 'avatars', 'sounds']) await mkdir(join(media, folder), { recursive: true })
const pictures = usedPictures()
const sounds = usedSounds()
const slow = slowSounds()
const pico = await openPico()
if (process.argv.includes('--prove')) await proveSounds()
else {
  await writePictures()
  await writeSounds()
  await writeFile(join(media, 'CREDITS.md'), credits())
  await deleteUnused(new Set([...pictures.keys(), ...sounds.keys(), `avatars/${NO_AVATAR}`]))
}
await pico.close()

async function writePictures(): Promise<void> {
  for (const [path, name] of pictures) await writeFile(join(media, path), pictureOf(name).svg)
  await noAvatarPicture(join(media, 'avatars', NO_AVATAR))
  console.log(`${pictures.size} pictures`)
}

async function writeSounds(): Promise<void> {
  const before = await readManifest()
  const after = new Map([...before].filter(([path]) => sounds.has(path)))
  const isChanged = await Promise.all(
    [...sounds].map(async ([path, text]) => !(await isMade(path, text, before.get(path)))),
  )
  const changed = [...sounds].filter((_sound, index) => isChanged[index])
  const unproved: string[] = []
  await eachOf(changed, async ([path, text]) => {
    after.delete(path)
    try {
      after.set(path, await make(path, text))
    } catch (error) {
      unproved.push(String(error))
    }
  })
  // Written even if a text failed, so that the next run need not repeat the others.
  await writeManifest(after)
  console.log(`${sounds.size} sounds, ${changed.length - unproved.length} of them new`)
  report(unproved)
}

async function make(path: string, text: string): Promise<SoundProof> {
  const spoken = await sayRight(pico, text, speedOf(path))
  await encodeMP3(spoken.wave, text, join(media, path))
  const { phones, byPhonemes } = spoken
  const file = hashOf(await readFile(join(media, path)))
  return { hash: speechHash(text, speedOf(path)), file, phones, byPhonemes }
}

async function isMade(path: string, text: string, made: SoundProof | undefined): Promise<boolean> {
  if (made?.hash !== speechHash(text, speedOf(path))) return false
  const file = await readFile(join(media, path)).catch(() => null)
  return file !== null && hashOf(file) === made.file
}

/** Speaks every text again and compares its phones with the word list and with the stored proof. */
async function proveSounds(): Promise<void> {
  const manifest = await readManifest()
  const unproved: string[] = []
  let byPhonemes = 0
  await eachOf([...sounds], async ([path, text]) => {
    const made = manifest.get(path)
    if (!made || !(await isMade(path, text, made))) {
      unproved.push(`"${text}" is missing or outdated`)
      return
    }
    const { phones } = await say(pico, text, made.byPhonemes, speedOf(path))
    if (made.byPhonemes.length > 0) byPhonemes += 1
    if (phones !== made.phones || !isPronouncedRight(text, phones))
      unproved.push(`"${text}" sounds like ${phones}`)
  })
  console.log(
    `${sounds.size} sounds, ${byPhonemes} of them with words said by phonemes; unproved: ${unproved.length}`,
  )
  report(unproved)
}

function report(unproved: readonly string[]): void {
  for (const line of unproved) console.error(line)
  if (unproved.length > 0) process.exitCode = 1
}

function speedOf(path: string): Speed {
  return slow.has(path) ? 'slow' : 'usual'
}

/** Runs `act` for every item, as many at a time as there are processors. */
async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const item of queue) await act(item)
    }),
  )
}

async function deleteUnused(used: ReadonlySet<string>): Promise<void> {
  for (const folder of ['pictures', 'avatars', 'sounds']) {
    for (const name of await readdir(join(media, folder))) {
      if (!used.has(`${folder}/${name}`)) await rm(join(media, folder, name))
    }
  }
}

/** Writes the face as a PNG of 160 x 160. */
async function noAvatarPicture(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'avatar-'))
  const svg = join(folder, 'face.svg')
  await writeFile(svg, FACE)
  await command('ffmpeg', ['-v', 'error', '-y', '-i', svg, '-pix_fmt', 'rgba', '-bitexact', file])
  await rm(folder, { recursive: true })
}
