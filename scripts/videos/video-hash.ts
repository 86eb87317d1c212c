import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import recordings from '../../content/songs/recordings.json' with { type: 'json' }
import { backdrops } from '../../content/stories/backdrops.ts'
import type { VideoSeed } from '../../content/videos/video-seed.ts'
import { composed } from '../media/pictures.ts'
import { hashOf, speechHash } from '../media/speech.ts'

/** Recordings by song id. */
export const recorded = new Map(Object.entries(recordings))

/** The source code that makes videos. */
const recipe = ['video.ts', 'stills.ts', 'timeline.ts'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
)

/** Changes when the video would: with its texts, song, pictures or the code that makes videos. */
export function videoHash(video: VideoSeed): string {
  const drawn = video.shots.map((shot) => [
    backdrops[shot.backdrop],
    ...shot.pictures.map(composed),
    'song' in video ? shot.french : speechHash(shot.french, 'slow'),
  ])
  const song = 'song' in video ? recorded.get(video.song)?.hash : null
  return hashOf(JSON.stringify([video, drawn, song, recipe]))
}
