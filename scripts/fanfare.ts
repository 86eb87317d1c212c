/**
 * `npm run fanfare`: records scripts/songs/fanfare.abc as web/features/bravos/fanfare.mp3, the sound of a
 * Bravo. Needs the same Debian packages as `npm run songs`. The recording is committed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playMIDI, requireScoreTools, toMIDI, writeMP3 } from './songs/play-score.ts'

/** As long as the Bravo's animation. */
const SECONDS = 2.5

await requireScoreTools()
const folder = await mkdtemp(join(tmpdir(), 'fanfare-'))
const midi = await toMIDI(join(import.meta.dirname, 'songs/fanfare.abc'), folder)
const wave = await playMIDI(midi, folder)
const sound = [
  'apad',
  `atrim=end=${SECONDS}`,
  `afade=t=out:st=${SECONDS - 0.6}:d=0.6`,
  'loudnorm=I=-18:TP=-2',
]
await writeMP3(wave, sound, join(import.meta.dirname, '../web/features/bravos/fanfare.mp3'))
await rm(folder, { recursive: true })
