import { expect, it } from 'vitest'
import { filesToKeep, type ReleaseFile, succeed } from './releases.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-12-22T12:00:00Z')
const release = (name: string): ReleaseFile => ({
  release: name,
  files: [`assets/${name}.js`, 'assets/font.woff2'],
  former: [],
})

it('the first version keeps nothing', () => {
  expect(succeed(release('a'), null, now).former).toEqual([])
})

it('a version keeps what it does not bring of the one that it replaces, for thirty days', () => {
  const second = succeed(release('b'), release('a'), now)
  expect(second.former).toEqual([
    { release: 'a', until: '2026-12-21T12:00:00.000Z', files: release('a').files },
  ])
  expect(filesToKeep(second)).toEqual(['assets/a.js'])
  expect(filesToKeep(succeed(release('c'), second, later))).toEqual(['assets/b.js'])
})

it('the same version once more keeps what it kept', () => {
  const second = succeed(release('b'), release('a'), now)
  expect(succeed(release('b'), second, now)).toEqual(second)
})

it('a version that comes back after another is no former one', () => {
  const second = succeed(release('b'), release('a'), now)
  const back = succeed(release('a'), second, now)
  expect(back.former.map((each) => each.release)).toEqual(['b'])
  expect(filesToKeep(back)).toEqual(['assets/b.js'])
})

it('no more than twenty versions are kept, however often someone deploys', () => {
  let live = release('0')
  for (let number = 1; number <= 40; number += 1) live = succeed(release(String(number)), live, now)
  expect(live.former.map((each) => each.release)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(39 - index)),
  )
})
