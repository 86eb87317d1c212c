import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from '../command.ts'
import { HEIGHT, type Stills, WIDTH } from './stills.ts'
import type { TimedShot } from './timeline.ts'

const FRAMES_PER_SECOND = 24
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'medium',
  '-crf',
  '27',
  '-pix_fmt',
  'yuv420p',
  '-r',
  String(FRAMES_PER_SECOND),
]
const AAC = ['-c:a', 'aac', '-b:a', '64k', '-ac', '1', '-ar', '44100']
/** Seconds until all of a shot's pictures have arrived, and seconds before its end when they leave. */
const ARRIVAL = 1.2
const DEPARTURE = 0.3

export interface Sound {
  file: string
  at: number
}

interface Film {
  stills: Stills
  shots: readonly TimedShot[]
  sounds: readonly Sound[]
  /** A folder for temporary files. */
  work: string
  file: string
}

/** Renders the shots: pictures fall in, sway and slide out; captions rise; sounds play at their time. */
export async function makeVideo({ stills, shots, sounds, work, file }: Film): Promise<void> {
  const parts: string[] = []
  for (const [index, shot] of shots.entries()) {
    const part = join(work, `part-${index}.mp4`)
    await renderShot(stills, shot, join(work, `shot-${index}`), part)
    parts.push(part)
  }
  const list = join(work, 'parts.txt')
  await writeFile(list, parts.map((part) => `file '${part}'\n`).join(''))
  const length = shots.at(-1)?.end ?? 0
  const delayed = sounds.map(
    ({ at }, index) => `[${index + 1}:a]adelay=${Math.round(at * 1000)}:all=1[a${index}]`,
  )
  const mixed = `${sounds.map((_sound, index) => `[a${index}]`).join('')}amix=inputs=${sounds.length}:normalize=0,apad,atrim=end=${length}[out]`
  await command('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list],
    ...sounds.flatMap((sound) => ['-i', sound.file]),
    ...[
      '-filter_complex',
      [...delayed, mixed].join(';'),
      '-map',
      '0:v',
      '-map',
      '[out]',
      '-c:v',
      'copy',
      ...AAC,
    ],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', '-shortest', file],
  ])
}

async function renderShot(stills: Stills, shot: TimedShot, prefix: string, file: string): Promise<void> {
  const length = Math.round((shot.end - shot.start) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  const layers = [`${prefix}-ground.png`]
  await stills.backdrop(shot.backdrop, `${prefix}-ground.png`)
  for (const [index, picture] of shot.pictures.entries()) {
    layers.push(`${prefix}-${index}.png`)
    await stills.pictures(picture, `${prefix}-${index}.png`)
  }
  layers.push(`${prefix}-caption.png`)
  await stills.caption(shot.french, `${prefix}-caption.png`)

  const count = shot.pictures.length
  const overlays = layers.slice(1).map((_layer, index) => {
    const isCaption = index === count
    const { x, y } = isCaption ? rise(shot.heardAt - shot.start) : fall(index, count, length)
    return `[v${index}][${index + 1}:v]overlay=x='${x}':y='${y}':eval=frame[v${index + 1}]`
  })
  await command('ffmpeg', [
    ...['-v', 'error', '-y'],
    ...layers.flatMap((layer) => [
      '-loop',
      '1',
      '-framerate',
      String(FRAMES_PER_SECOND),
      '-t',
      String(length),
      '-i',
      layer,
    ]),
    ...['-filter_complex', [`[0:v]scale=${WIDTH}:${HEIGHT}[v0]`, ...overlays].join(';')],
    ...['-map', `[v${layers.length - 1}]`, ...H264, '-t', String(length), '-an', file],
  ])
}

/** ffmpeg expressions for a picture's position: it drops in and bounces, sways, and slides out to the right. */
function fall(index: number, count: number, length: number): { x: string; y: string } {
  const begin = 0.1 + (index * ARRIVAL) / Math.max(count, 4)
  const since = `(t-${begin.toFixed(3)})`
  const leave = length - DEPARTURE
  return {
    x: `if(gt(t,${leave}),${WIDTH}*pow((t-${leave})/${DEPARTURE},2),0)`,
    y: `if(lt(t,${begin.toFixed(3)}),-${HEIGHT},-${HEIGHT}*exp(-5*${since})*abs(cos(6*${since}))+4*sin(3*t+${index}))`,
  }
}

/** ffmpeg expressions for a caption's position: it rises from below just before it is heard. */
function rise(heardAt: number): { x: string; y: string } {
  const begin = Math.max(0, heardAt - 0.3).toFixed(3)
  return { x: '0', y: `if(lt(t,${begin}),120,120*exp(-9*(t-${begin})))` }
}
