import { expect, it } from 'vitest'
import { isWatched } from './watched.ts'

it.each([
  ['played through', [{ start: 0, end: 30 }], true],
  [
    'paused in between',
    [
      { start: 0, end: 12.1 },
      { start: 12.2, end: 29.8 },
    ],
    true,
  ],
  ['begun a little late', [{ start: 0.3, end: 30 }], true],
  [
    'skipped to the end',
    [
      { start: 0, end: 2 },
      { start: 28, end: 30 },
    ],
    false,
  ],
  ['left before the end', [{ start: 0, end: 25 }], false],
  ['begun in the middle', [{ start: 10, end: 30 }], false],
  ['many small skips', Array.from({ length: 10 }, (_none, i) => ({ start: i * 3, end: i * 3 + 2.8 })), false],
  ['never played', [], false],
])('for a video that was $0 returns $2', (_what, played, counts) => {
  expect(isWatched(played, 30)).toBe(counts)
})

it('returns false if the duration is unknown', () => {
  expect(isWatched([{ start: 0, end: 30 }], Number.NaN)).toBe(false)
})
