import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { videos } from '../videos/videos.ts'
import { coverPath, libraryCovers } from './covers.ts'
import { musicPages } from './pages.ts'
import recordings from './recordings.json' with { type: 'json' }
import { firstSongs, songs } from './songs.ts'

const media = join(import.meta.dirname, '../../web/public/media/songs')
const scores = join(import.meta.dirname, 'scores')
const recorded = Object.entries(recordings)

it('has at least 8 songs, with a score, a recording and a cover each and no other files', () => {
  const ids = songs.map(({ id }) => id).toSorted()
  expect(ids.length).toBeGreaterThanOrEqual(8)
  expect(new Set(ids).size).toBe(ids.length)
  expect(recorded.map(([id]) => id).toSorted()).toEqual(ids)
  expect(readdirSync(scores).toSorted()).toEqual(ids.map((id) => `${id}.abc`))
  expect(readdirSync(media).toSorted()).toEqual(ids.flatMap((id) => [`${id}.mp3`, `${id}.svg`]))
  expect(firstSongs.filter((id) => !ids.includes(id))).toEqual([])
})

it.each(recorded)('has the lines of %s in order and within the recording', (_id, song) => {
  expect(song.seconds).toBeGreaterThan(20)
  expect(song.seconds).toBeLessThan(70)
  expect(song.lines.length).toBeGreaterThanOrEqual(4)
  for (const [index, { start, end }] of song.lines.entries()) {
    expect(start).toBeGreaterThanOrEqual(song.lines[index - 1]?.end ?? 0)
    expect(end).toBeGreaterThan(start + 1)
    expect(end).toBeLessThanOrEqual(song.seconds)
  }
})

it.each(recorded)(
  'has a recording of %s of reasonable size, and as many lines as in its score',
  (id, song) => {
    const bytes = statSync(join(media, `${id}.mp3`)).size
    // 48 to 64 kbit/s
    expect(bytes / song.seconds).toBeGreaterThan(6_000)
    expect(bytes / song.seconds).toBeLessThan(8_000)
    const score = readFileSync(join(scores, `${id}.abc`), 'utf8')
    expect(score.match(/^w:/gm)).toHaveLength(song.lines.length)
  },
)

it.each([
  ...songs.map(({ id }) => coverPath(id)),
  ...Object.keys(libraryCovers).map((kind) => `covers/${kind}.svg`),
])('has a small cover at %s without scripts or external files', (path) => {
  const svg = readFileSync(join(media, '..', path), 'utf8')
  expect(gzipSync(svg).length).toBeLessThan(12_000)
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 160 100">/)
  expect(svg).not.toMatch(/<script|<image|https?:(?!\/\/www\.w3\.org)/)
})

it('has the syllables of every line in time order, within the line', () => {
  const lines = musicPages.flatMap((page) =>
    page.kind === 'music' ? page.content.songs.flatMap((song) => song.lines) : [],
  )
  for (const { french, start, end, syllables = [] } of lines) {
    expect(syllables.map(([, text]) => text).join('')).toBe(french)
    const times = syllables.map(([time]) => time)
    expect(times[0]).toBe(start)
    expect(times.toSorted((one, other) => one - other)).toEqual(times)
    expect(times.at(-1)).toBeLessThan(end)
  }
})

it('translates only lines that are sung', () => {
  const sung = new Map(recorded.map(([id, { lines }]) => [id, new Set(lines.map(({ french }) => french))]))
  const idle = songs.flatMap(({ id, translation }) =>
    Object.keys(translation).filter((line) => !sung.get(id)?.has(line)),
  )
  expect(idle).toEqual([])
})

it('has a spoken sound for every line, to be played without the music', () => {
  const lines = musicPages.flatMap((page) =>
    page.kind === 'music' ? page.content.songs.flatMap((song) => song.lines) : [],
  )
  expect(lines.length).toBeGreaterThan(80)
  expect(lines.filter(({ sound }) => !sound || !existsSync(join(media, '..', sound)))).toEqual([])
})

it('does not mention a singing voice, because the recordings have none', () => {
  const abouts = [...songs, ...videos].map(({ about }) => `${about.french} ${about.english}`)
  expect(abouts.filter((text) => /chante avec (?!la musique)|sing along/i.test(text))).toEqual([])
})
