/**
 * `npm run songs`: records the scores of content/songs/scores in web/public/media/songs and writes the time of each
 * lyrics line to content/songs/recordings.json. Only missing or changed songs are made. Needs Debian's abcmidi,
 * fluidsynth, fluid-soundfont-gm and ffmpeg. The recordings are committed.
 */

import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { findMissingTools } from './media/tools.ts'
import { sungSyllables } from './songs/midi.ts'
import { MP3, playScore, SCORE_PACKAGES, SCORE_TOOLS, writeMP3 } from './songs/play-score.ts'

const root = join(import.meta.dirname, '..')
const scores = join(root, 'content/songs/scores')
const media = join(root, 'web/public/media/songs')
const recordingsFile = join(root, 'content/songs/recordings.json')
/** Silence before the first note, in seconds. */
const LEAD_SECONDS = 0.4
const TAIL_SECONDS = 1.2

const recordings = z.record(
  z.string(),
  z.object({
    hash: z.string(),
    seconds: z.number(),
    lines: z.array(z.object({ french: z.string(), start: z.number(), end: z.number() })),
  }),
)
type Recording = z.infer<typeof recordings>[string]

const missing = await findMissingTools(SCORE_TOOLS)
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${SCORE_PACKAGES}`)
  process.exit(1)
}
await mkdir(media, { recursive: true })
const before = recordings.parse(JSON.parse(await readFile(recordingsFile, 'utf8').catch(() => '{}')))
const after: Record<string, Recording> = {}
for (const file of (await readdir(scores)).sort()) {
  const id = basename(file, '.abc')
  const abc = await readFile(join(scores, file), 'utf8')
  const hash = hashOf(abc)
  const known = before[id]
  after[id] = known?.hash === hash && (await fileExists(id)) ? known : await record(id, abc, hash)
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

async function record(id: string, abc: string, hash: string): Promise<Recording> {
  const folder = await mkdtemp(join(tmpdir(), 'song-'))
  const { midi, wave } = await playScore(join(scores, `${id}.abc`), folder)
  const { syllables, end } = sungSyllables(await readFile(midi))
  const length = LEAD_SECONDS + end + TAIL_SECONDS
  const sound = [
    `adelay=${LEAD_SECONDS * 1000}:all=1`,
    `apad`,
    `atrim=end=${length}`,
    `afade=t=out:st=${length - TAIL_SECONDS}:d=${TAIL_SECONDS}`,
    'loudnorm=I=-17:TP=-2',
  ]
  await writeMP3(wave, sound, join(media, `${id}.mp3`))
  await rm(folder, { recursive: true })
  console.log(`${id}: ${length.toFixed(1)} s`)
  return { hash, seconds: rounded(length), lines: timedLines(id, abc, syllables, end) }
}

/** @throws {Error} if a lyrics line has another number of syllables than its music has notes */
function timedLines(
  id: string,
  abc: string,
  syllables: ReturnType<typeof sungSyllables>['syllables'],
  end: number,
): Recording['lines'] {
  const lyrics = lyricsOf(abc)
  const starts = syllables.flatMap(({ isNewLine }, index) => (isNewLine ? [index] : []))
  if (starts.length !== lyrics.length) throw new Error(`${id} has a lyrics line without notes.`)
  return lyrics.map(({ french, syllables: count }, index) => {
    const first = starts[index] ?? 0
    const next = starts[index + 1]
    if ((next ?? syllables.length) - first !== count)
      throw new Error(`${id}: "${french}" does not fit its notes.`)
    const start = syllables[first]?.at ?? 0
    const until = next === undefined ? end : (syllables[next]?.at ?? end)
    return { french, start: rounded(LEAD_SECONDS + start), end: rounded(LEAD_SECONDS + until) }
  })
}

function rounded(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** The texts of a score's `w:` lines, and how many notes each is sung on. */
function lyricsOf(abc: string): { french: string; syllables: number }[] {
  return abc
    .split('\n')
    .filter((line) => line.startsWith('w:'))
    .map((line) => ({ french: readable(line.slice(2)), syllables: syllablesOf(line.slice(2)) }))
}

/** "Dor-mez\--vous?" → "Dormez-vous?". In ABC, `-` separates syllables, `\-` is a hyphen, `~` a space and `_` extends a note. */
function readable(words: string): string {
  return words
    .trim()
    .replaceAll('\\-', '\0')
    .replaceAll('-', '')
    .replaceAll('\0', '-')
    .replaceAll('~', ' ')
    .replaceAll('_', '')
    .normalize('NFC')
}

function syllablesOf(words: string): number {
  return words
    .trim()
    .replaceAll('\\-', '')
    .split(/[\s-]+/).length
}
