/**
 * `npm run songs`: records the scores of content/songs/scores in web/public/media/songs and writes the times
 * of lyrics lines and their syllables to content/songs/recordings.json. Only missing or changed songs are
 * recorded. Needs Debian's abcmidi, fluidsynth, fluid-soundfont-gm and ffmpeg. The recordings are committed.
 */

import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { type SungSyllables, sungSyllables } from './songs/midi.ts'
import { MP3, playMIDI, requireScoreTools, toMIDI, writeMP3 } from './songs/play-score.ts'

const root = join(import.meta.dirname, '..')
const scores = join(root, 'content/songs/scores')
const media = join(root, 'web/public/media/songs')
const recordingsFile = join(root, 'content/songs/recordings.json')
/** Silence before the first note, in seconds. */
const LEAD_SECONDS = 0.4
const TAIL_SECONDS = 1.2
/** In ABC, `-` and spaces separate syllables, `\-` is a hyphen, `~` a space and `_` extends a note. */
const SYLLABLE = /(?:\\-|[^\s-])+(?:-|\s+|$)/g

const recordings = z.record(
  z.string(),
  z.object({
    hash: z.string(),
    seconds: z.number(),
    lines: z.array(
      z.object({
        french: z.string(),
        start: z.number(),
        end: z.number(),
        /** Times and syllables: "0.4 Frè|0.98 re |1.55 Jac|…". Empty in older recordings. */
        syllables: z._default(z.string(), ''),
      }),
    ),
  }),
)
type Recording = z.infer<typeof recordings>[string]

await requireScoreTools()
await mkdir(media, { recursive: true })
const before = recordings.parse(JSON.parse(await readFile(recordingsFile, 'utf8').catch(() => '{}')))
const after: Record<string, Recording> = {}
for (const file of (await readdir(scores)).sort()) {
  const id = basename(file, '.abc')
  const abc = await readFile(join(scores, file), 'utf8')
  const hash = hashOf(abc)
  const folder = await mkdtemp(join(tmpdir(), 'song-'))
  const midi = await toMIDI(join(scores, file), folder)
  const sung = sungSyllables(await readFile(midi))
  const seconds = LEAD_SECONDS + sung.end + TAIL_SECONDS
  if (before[id]?.hash !== hash || !(await fileExists(id)))
    await record(id, await playMIDI(midi, folder), seconds)
  after[id] = { hash, seconds: rounded(seconds), lines: timedLines(id, abc, sung) }
  await rm(folder, { recursive: true })
}
await writeFile(recordingsFile, `${JSON.stringify(after, null, 2)}\n`)
for (const file of await readdir(media)) if (!(basename(file, '.mp3') in after)) await rm(join(media, file))

function hashOf(abc: string): string {
  return createHash('sha256')
    .update(JSON.stringify([abc, MP3, LEAD_SECONDS, TAIL_SECONDS]))
    .digest('hex')
    .slice(0, 16)
}

function fileExists(id: string): Promise<boolean> {
  return access(join(media, `${id}.mp3`)).then(
    () => true,
    () => false,
  )
}

async function record(id: string, wave: string, seconds: number): Promise<void> {
  const sound = [
    `adelay=${LEAD_SECONDS * 1000}:all=1`,
    `apad`,
    `atrim=end=${seconds}`,
    `afade=t=out:st=${seconds - TAIL_SECONDS}:d=${TAIL_SECONDS}`,
    'loudnorm=I=-17:TP=-2',
  ]
  await writeMP3(wave, sound, join(media, `${id}.mp3`))
  console.log(`${id}: ${seconds.toFixed(1)} s`)
}

/** @throws {Error} if the number of syllables in a lyrics line differs from the number of notes */
function timedLines(id: string, abc: string, { syllables, end }: SungSyllables): Recording['lines'] {
  const lyrics = lyricsOf(abc)
  const starts = syllables.flatMap(({ isNewLine }, index) => (isNewLine ? [index] : []))
  if (starts.length !== lyrics.length) throw new Error(`${id} has a lyrics line without notes.`)
  const timeOf = (index: number) => rounded(LEAD_SECONDS + (syllables[index]?.at ?? end))
  return lyrics.map((parts, index) => {
    const first = starts[index] ?? 0
    const next = starts[index + 1] ?? syllables.length
    const french = parts.join('').trim()
    if (next - first !== parts.length) throw new Error(`${id}: "${french}" does not fit its notes.`)
    const sung = parts.map((part, place) => `${timeOf(first + place)} ${part}`).join('|')
    return { french, start: timeOf(first), end: timeOf(next), syllables: sung }
  })
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** The syllables of a score's `w:` lines, each sung on one note. The last of a word ends in a space. */
function lyricsOf(abc: string): string[][] {
  return abc
    .split('\n')
    .filter((line) => line.startsWith('w:'))
    .map((line) => [...line.slice(2).trim().matchAll(SYLLABLE)].map(([written]) => readable(written)))
}

/** "mez\--" → "mez-"; "vous? " stays. */
function readable(syllable: string): string {
  return syllable
    .replace(/\s+$/, ' ')
    .replace(/-$/, '')
    .replaceAll('\\-', '-')
    .replaceAll('~', ' ')
    .replaceAll('_', '')
    .normalize('NFC')
}
