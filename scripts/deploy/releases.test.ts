import { expect, it } from 'vitest'
import { nextReleaseFile, type ReleaseFile, retainedFiles, retainedMedia } from './releases.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-12-22T12:00:00Z')
const release = (name: string): ReleaseFile => ({
  release: name,
  files: [`assets/${name}.js`, 'assets/font.woff2'],
  former: [],
})

it('lists no former releases in the first deployment', () => {
  expect(nextReleaseFile(release('a'), null, now).former).toEqual([])
})

it('retains the files of the replaced release for thirty days', () => {
  const second = nextReleaseFile(release('b'), release('a'), now)
  expect(second.former).toEqual([
    { release: 'a', until: '2026-12-21T12:00:00.000Z', files: release('a').files },
  ])
  expect(retainedFiles(second)).toEqual(['assets/a.js'])
  expect(retainedFiles(nextReleaseFile(release('c'), second, later))).toEqual(['assets/b.js'])
})

it('changes nothing when the same release is deployed again', () => {
  const second = nextReleaseFile(release('b'), release('a'), now)
  expect(nextReleaseFile(release('b'), second, now)).toEqual(second)
})

it('does not list an earlier release as a former one once it is deployed again', () => {
  const second = nextReleaseFile(release('b'), release('a'), now)
  const back = nextReleaseFile(release('a'), second, now)
  expect(back.former.map((each) => each.release)).toEqual(['b'])
  expect(retainedFiles(back)).toEqual(['assets/b.js'])
})

it('retains at most twenty former releases', () => {
  let live = release('0')
  for (let number = 1; number <= 40; number += 1) live = nextReleaseFile(release(String(number)), live, now)
  expect(live.former.map((each) => each.release)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(39 - index)),
  )
})

it('retains the latest five hundred media files that the build lacks', () => {
  const gone = Array.from({ length: 600 }, (_, index) => `media/sounds/${index}.mp3`)
  const live = ['media/pictures/cow.svg', ...gone]
  expect(retainedMedia(['media/pictures/cow.svg'], live)).toEqual(gone.slice(0, 500))
})
