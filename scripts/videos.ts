/**
 * `npm run videos`: makes an MP4, captions and a poster for each video of content/videos in
 * web/public/media/videos, and writes their lengths to content/videos/video-lengths.json. Only missing or changed
 * videos are made. Needs a Chromium and what `npm run media` needs. The videos are committed. Run `npm run songs`
 * first.
 */
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { VideoSeed } from '../content/videos/video-seed.ts'
import { videos } from '../content/videos/videos.ts'
import { command } from './command.ts'
import { openPico } from './media/pico.ts'
import { encodeMP3, sayRight } from './media/speech.ts'
import { requireVoiceTools } from './media/tools.ts'
import { openStills } from './videos/stills.ts'
import { spokenTimeline, sungTimeline, type TimedShot, webVTT } from './videos/timeline.ts'
import { makeVideo, type Sound } from './videos/video.ts'
import { recorded, videoHash } from './videos/video-hash.ts'

const root = join(import.meta.dirname, '..')
const media = join(root, 'web/public/media')
const lengthsFile = join(root, 'content/videos/video-lengths.json')
const lengths = z.record(z.string(), z.object({ hash: z.string(), seconds: z.number() }))

await requireVoiceTools('ffprobe')
await mkdir(join(media, 'videos'), { recursive: true })
const before = lengths.parse(JSON.parse(await readFile(lengthsFile, 'utf8').catch(() => '{}')))
const after: z.infer<typeof lengths> = {}
const stills = await openStills()
const pico = await openPico()
for (const video of videos) {
  const hash = videoHash(video)
  const known = before[video.id]
  const isDone = known?.hash === hash && (await filesExist(filesOf(video.id)))
  after[video.id] = isDone ? known : { hash, seconds: await make(video) }
}
await stills.close()
await pico.close()
await writeFile(lengthsFile, `${JSON.stringify(after, null, 2)}\n`)
const used = new Set(videos.flatMap(({ id }) => filesOf(id)))
for (const name of await readdir(join(media, 'videos')))
  if (!used.has(`videos/${name}`)) await rm(join(media, 'videos', name))

/** Makes a video and returns its length in seconds. */
async function make(video: VideoSeed): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), 'video-'))
  const [file = '', captions = '', poster = ''] = filesOf(video.id).map((path) => join(media, path))
  const { shots, sounds } = 'song' in video ? sung(video.song, video) : await spoken(video, work)
  await makeVideo({ stills, shots, sounds, work, file })
  await writeFile(captions, webVTT(shots))
  const first = video.shots.at(-1) ?? shots[0]
  if (first) await stills.title(video.title, first.backdrop, first.pictures.flat(), poster)
  await rm(work, { recursive: true })
  const seconds = await lengthOf(file)
  console.log(`${video.id}: ${seconds.toFixed(1)} s`)
  return Math.round(seconds * 100) / 100
}

interface Timed {
  shots: TimedShot[]
  sounds: Sound[]
}

async function spoken(video: VideoSeed, work: string): Promise<Timed> {
  const files = video.shots.map((_shot, index) => join(work, `voice-${index}.mp3`))
  for (const [index, { french }] of video.shots.entries()) {
    const { wave } = await sayRight(pico, french, 'slow')
    await encodeMP3(wave, french, files[index] ?? '')
  }
  const shots = spokenTimeline(video.shots, await Promise.all(files.map(lengthOf)))
  return { shots, sounds: shots.map(({ heardAt }, index) => ({ file: files[index] ?? '', at: heardAt })) }
}

function sung(song: string, video: VideoSeed): Timed {
  const recording = recorded.get(song)
  if (!recording) throw new Error(`There is no recording of "${song}".`)
  return {
    shots: sungTimeline(video.shots, recording.lines, recording.seconds),
    sounds: [{ file: join(media, `songs/${song}.mp3`), at: 0 }],
  }
}

function filesOf(id: string): string[] {
  return ['mp4', 'vtt', 'jpg'].map((kind) => `videos/${id}.${kind}`)
}

function filesExist(paths: readonly string[]): Promise<boolean> {
  return Promise.all(paths.map((path) => access(join(media, path)))).then(
    () => true,
    () => false,
  )
}

async function lengthOf(file: string): Promise<number> {
  const shown = ['-show_entries', 'format=duration', '-of', 'csv=p=0']
  return Number(await command('ffprobe', ['-v', 'error', ...shown, file]))
}
