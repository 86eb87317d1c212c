import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import lengths from '../../content/videos/video-lengths.json' with { type: 'json' }
import { videos } from '../../content/videos/videos.ts'
import { videoHash } from './video-hash.ts'

const media = join(import.meta.dirname, '../../web/public/media/videos')
const made = new Map(Object.entries(lengths))

it('matches the recorded hash of every video', () => {
  const stale = videos.filter((video) => made.get(video.id)?.hash !== videoHash(video))
  expect(stale.map(({ id }) => id)).toEqual([])
})

it('has all files of every video, and records the hashes of no others', () => {
  const files = videos.flatMap(({ id }) => ['mp4', 'vtt', 'jpg'].map((kind) => `${id}.${kind}`))
  expect(files.filter((name) => !existsSync(join(media, name)))).toEqual([])
  expect([...made.keys()].toSorted()).toEqual(videos.map(({ id }) => id).toSorted())
})

it('returns another hash if the words change', () => {
  const [video] = videos.filter((each) => !('song' in each))
  if (!video) throw new Error('No video is spoken.')
  const shots = video.shots.map((shot) => ({ ...shot, french: `${shot.french} Bonjour!` }))
  expect(videoHash({ ...video, shots })).not.toBe(videoHash(video))
})
