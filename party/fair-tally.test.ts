import { expect, it } from 'vitest'
import { createFairTally } from './fair-tally.ts'

const BOUND = { max: 12, milliseconds: 10_000 }

function tallyAt(start: number) {
  const clock = { now: start }
  const tally = createFairTally(() => clock.now)
  /** @returns how many of the tries were allowed */
  const tryTimes = (times: number, holder: string, name = 'pool', bounds = [BOUND]) =>
    Array.from({ length: times }, () => tally.allows({ name, holder, bounds })).filter(Boolean).length
  return { clock, tryTimes }
}

it('lets a single holder use the whole pool and no more', () => {
  const { tryTimes } = tallyAt(0)
  expect(tryTimes(20, 'one')).toBe(12)
  expect(tryTimes(20, 'one', 'another pool')).toBe(12)
})

it('reserves an equal share for holders who join after the pool is used up', () => {
  const { tryTimes } = tallyAt(0)
  tryTimes(12, 'greedy')
  expect(tryTimes(20, 'second')).toBe(6)
  expect(tryTimes(20, 'third')).toBe(4)
  expect(tryTimes(20, 'greedy')).toBe(0)
})

it('lets every holder through once, regardless of their number', () => {
  const { tryTimes } = tallyAt(0)
  for (let holder = 0; holder < 50; holder++) expect(tryTimes(1, `${holder}`)).toBe(1)
})

it('resets in the next time span', () => {
  const { clock, tryTimes } = tallyAt(0)
  tryTimes(12, 'one')
  clock.now = 9_999
  expect(tryTimes(1, 'one')).toBe(0)
  clock.now = 10_000
  expect(tryTimes(20, 'one')).toBe(12)
})

it('counts nothing toward one limit if another is used up', () => {
  const { clock, tryTimes } = tallyAt(0)
  const bounds = [BOUND, { max: 15, milliseconds: 60_000 }]
  expect(tryTimes(100, 'one', 'pool', bounds)).toBe(12)
  clock.now = 10_000
  expect(tryTimes(100, 'one', 'pool', bounds)).toBe(3)
})
