/**
 * Makes right.mp3 and not-yet.mp3 in web/public/media/chimes, the two chimes that are heard with an answer: a few notes
 * each, soft beside the voice. It needs Debian's ffmpeg; the files are committed, so that nothing else does.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './command.ts'
import { findMissingTools } from './media/tools.ts'
import { MP3 } from './songs/play-score.ts'

/** A note: its pitch in hertz, and when it is struck, in seconds. */
type Note = readonly [pitch: number, at: number]

const [F4, A4, G5, C6, E6] = [349.23, 440, 783.99, 1046.5, 1318.51]
const folder = join(import.meta.dirname, '../web/public/media/chimes')

const missing = await findMissingTools(['ffmpeg'])
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ffmpeg`)
  process.exit(1)
}
await mkdir(folder, { recursive: true })
// Up, bright as a glockenspiel; and down, round as a wooden block: never a buzzer.
await writeChime('right.mp3', 0.42, 0.1, [
  [G5, 0],
  [C6, 0.08],
  [E6, 0.16],
])
await writeChime('not-yet.mp3', 0.36, 0.14, [
  [A4, 0],
  [F4, 0.14],
])

/** `level`: of each note as it is struck, 1 being the loudest that there is. */
async function writeChime(
  name: string,
  seconds: number,
  level: number,
  notes: readonly Note[],
): Promise<void> {
  const sum = notes.map(([pitch, at]) => struck(pitch, at, level)).join('+')
  const source = ['-f', 'lavfi', '-i', `aevalsrc='${sum}':s=44100:d=${seconds}`]
  const faded = ['-af', `afade=t=out:st=${seconds - 0.12}:d=0.12`]
  await command('ffmpeg', ['-v', 'error', '-y', ...source, ...faded, ...MP3, join(folder, name)])
}

/** It begins within 5 ms and fades by itself; an overtone makes it warm. */
function struck(pitch: number, at: number, level: number): string {
  const since = `(t-${at})`
  const tone = `sin(2*PI*${pitch}*${since})+0.25*sin(4*PI*${pitch}*${since})`
  return `gte(t,${at})*${level}*min(1,${since}/0.005)*exp(-9*${since})*(${tone})`
}
