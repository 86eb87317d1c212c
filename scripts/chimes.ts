/**
 * `npm run chimes`: synthesizes right.mp3 and not-yet.mp3 in web/public/media/chimes, the sounds of a right and a wrong
 * answer. Needs Debian's ffmpeg. The files are committed.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './command.ts'
import { requireTools } from './media/tools.ts'
import { MP3 } from './songs/play-score.ts'

/** A note: pitch in hertz and start in seconds. */
type Note = readonly [pitch: number, at: number]

const [F4, A4, G5, C6, E6] = [349.23, 440, 783.99, 1046.5, 1318.51]
const folder = join(import.meta.dirname, '../web/public/media/chimes')

await requireTools(['ffmpeg'], 'apt-get install ffmpeg')
await mkdir(folder, { recursive: true })
// Rising and bright for a right answer; falling and soft, never like a buzzer, for a wrong one.
await writeChime('right.mp3', 0.42, 0.1, [
  [G5, 0],
  [C6, 0.08],
  [E6, 0.16],
])
await writeChime('not-yet.mp3', 0.36, 0.14, [
  [A4, 0],
  [F4, 0.14],
])

/** @param level amplitude of each note at its start, 0 to 1 */
async function writeChime(
  name: string,
  seconds: number,
  level: number,
  notes: readonly Note[],
): Promise<void> {
  const sum = notes.map(([pitch, at]) => noteExpression(pitch, at, level)).join('+')
  const source = ['-f', 'lavfi', '-i', `aevalsrc='${sum}':s=44100:d=${seconds}`]
  const fadeOut = ['-af', `afade=t=out:st=${seconds - 0.12}:d=0.12`]
  await command('ffmpeg', ['-v', 'error', '-y', ...source, ...fadeOut, ...MP3, join(folder, name)])
}

/** ffmpeg expression of a decaying note with one overtone and an attack of 5 ms. */
function noteExpression(pitch: number, at: number, level: number): string {
  const since = `(t-${at})`
  const tone = `sin(2*PI*${pitch}*${since})+0.25*sin(4*PI*${pitch}*${since})`
  return `gte(t,${at})*${level}*min(1,${since}/0.005)*exp(-9*${since})*(${tone})`
}
