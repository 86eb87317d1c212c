import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { videoQuestions } from './questions.ts'
import videoLengths from './video-lengths.json' with { type: 'json' }
import { firstVideos, videos } from './videos.ts'

const media = join(import.meta.dirname, '../../web/public/media/videos')
const lengths = new Map(Object.entries(videoLengths))

it('has at least 9 videos for everyone and at least three for grade 1', () => {
  const ids = videos.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(9)
  expect(new Set(ids).size).toBe(ids.length)
  expect(firstVideos.length).toBeGreaterThanOrEqual(3)
  expect(firstVideos.filter((id) => !ids.includes(id))).toEqual([])
})

it('has a file, captions and a poster for every video, and no others', () => {
  const expectedFiles = videos.flatMap(({ id }) => [`${id}.jpg`, `${id}.mp4`, `${id}.vtt`])
  expect(readdirSync(media).toSorted()).toEqual(expectedFiles.toSorted())
})

it.each(videos)('has $id in a short, small file that can start before it is loaded completely', ({ id }) => {
  const file = readFileSync(join(media, `${id}.mp4`))
  expect(file.length).toBeGreaterThan(50_000)
  expect(file.length).toBeLessThan(700_000)
  expect(statSync(join(media, `${id}.jpg`)).size).toBeLessThan(40_000)
  expect(lengths.get(id)?.seconds).toBeGreaterThan(15)
  expect(lengths.get(id)?.seconds).toBeLessThan(40)
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
})

it.each(videos)('has the captions of $id in order and within its length', (video) => {
  const captions = readFileSync(join(media, `${video.id}.vtt`), 'utf8')
  expect(captions.startsWith('WEBVTT\n\n')).toBe(true)
  const cues = [...captions.matchAll(/^00:00:(\S+) --> 00:00:(\S+)\n(.+)$/gm)].map(([, from, to, text]) => ({
    from: Number(from),
    to: Number(to),
    text,
  }))
  const said = video.shots.map(({ french }) => french)
  if ('song' in video) expect(new Set(cues.map(({ text }) => text))).toEqual(new Set(said))
  else expect(cues.map(({ text }) => text)).toEqual(said)
  for (const [index, { from, to }] of cues.entries()) {
    expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.to ?? 0)
    expect(to).toBeGreaterThan(from)
    expect(to).toBeLessThan((lengths.get(video.id)?.seconds ?? 0) + 0.5)
  }
})

it('asks a question in every spoken video, near the end of a caption', () => {
  const spoken = videos.filter((video) => !('song' in video)).map(({ id }) => id)
  expect(Object.keys(videoQuestions).toSorted()).toEqual(spoken.toSorted())
  for (const [id, { at }] of Object.entries(videoQuestions)) {
    const captions = readFileSync(join(media, `${id}.vtt`), 'utf8')
    const ends = [...captions.matchAll(/--> 00:00:(\S+)/g)].map(([, end]) => Number(end))
    expect(
      ends.some((end) => end - at > 0.3 && end - at < 0.6),
      id,
    ).toBe(true)
  }
})
