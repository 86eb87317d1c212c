import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE, WRITE_LIMITS } from './bounds.ts'
import { createTally, type TallySubject } from './tally.ts'

const bounds = [
  { max: 2, milliseconds: MINUTE },
  { max: 3, milliseconds: DAY },
]

it('counts each subject up to its limit and returns when it may continue', () => {
  const tally = createTally()
  const count = (subject: string, now: number) => tally.count([[subject, bounds]], now)
  expect([count('one', 0), count('one', 1), count('one', 2)]).toEqual([null, null, MINUTE])
  expect(count('other', 2)).toBe(null)
  expect(count('one', MINUTE)).toBe(null)
  expect(count('one', MINUTE + 1)).toBe(DAY)
  expect(count('one', 2 * MINUTE)).toBe(DAY)
  expect(count('one', DAY)).toBe(null)
})

it('counts nothing if one of the subjects has reached its limit', () => {
  const tally = createTally()
  const own = (name: string) => [name, [{ max: 2, milliseconds: MINUTE }]] as const
  tally.count([own('address')], 0)
  tally.count([own('address')], 0)
  for (let times = 0; times < 3; times++) expect(tally.count([own('user'), own('address')], 0)).toBe(MINUTE)
  expect(tally.count([own('user')], 0)).toBe(null)
  expect(tally.count([own('user')], 0)).toBe(null)
  expect(tally.count([own('user')], 0)).toBe(MINUTE)
})

/** A call of a pupil behind a shared address. */
const callOf = (pupil: string): TallySubject[] => [
  [pupil, WRITE_LIMITS.pupil],
  ['address', WRITE_LIMITS.address, pupil],
]

it('never refuses a class of thirty behind one address, each calling a hundred times in a minute', () => {
  const tally = createTally()
  for (let call = 0; call < 30 * 100; call++)
    expect(tally.count(callOf(`user:${call % 30}`), call)).toBe(null)
})

describe('a shared limit', () => {
  it('refuses no pupil of a class of 30 while one device calls 120 times under each of 26 names', () => {
    const tally = createTally()
    for (let call = 0; call < 26 * 120; call++) tally.count(callOf(`taken:${call % 26}`), 0)
    expect(tally.count(callOf('taken:0'), 1)).toBe(MINUTE)
    for (let call = 0; call < 30 * 50; call++) expect(tally.count(callOf(`user:${call % 30}`), 2)).toBe(null)
    expect(tally.count(callOf('taken:0'), 3)).toBe(MINUTE)
  })

  it('refuses only members above their fair share once it is used up', () => {
    const [max, minShare] = [40, 5]
    const bounds = [{ max, milliseconds: MINUTE, minShare }]
    const calls = fc.array(fc.nat({ max: 14 }), { maxLength: 300 })
    fc.assert(
      fc.property(calls, (callers) => {
        const tally = createTally()
        const taken = new Map<number, number>()
        let total = 0
        for (const caller of callers) {
          const own = taken.get(caller) ?? 0
          const share = Math.max(minShare, max / Math.max(1, taken.size))
          const isTaken = tally.count([['address', bounds, `user:${caller}`]], 0) === null
          expect(isTaken).toBe(total < max || own < share)
          if (!isTaken) continue
          taken.set(caller, own + 1)
          total++
        }
      }),
    )
  })
})

describe('a tally without room for more counters', () => {
  it('decrements every count instead of adding a counter', () => {
    const tally = createTally(2)
    const count = (subject: string) => tally.count([[subject, [{ max: 3, milliseconds: MINUTE }]]], 0)
    for (const subject of ['one', 'one', 'one', 'other']) expect(count(subject)).toBe(null)
    expect(count('one')).toBe(MINUTE)
    expect(count('a third')).toBe(null)
    expect([count('one'), count('one')]).toEqual([null, MINUTE])
  })

  it('exceeds a limit by at most calls / counters, and never refuses too early', () => {
    const [max, counters] = [5, 7]
    const bounds = [{ max, milliseconds: MINUTE }]
    const calls = fc.array(fc.nat({ max: 30 }), { maxLength: 400 })
    fc.assert(
      fc.property(calls, (callers) => {
        const tally = createTally(counters)
        const taken = new Map<number, number>()
        let total = 0
        for (const caller of callers) {
          const own = taken.get(caller) ?? 0
          if (tally.count([[`user:${caller}`, bounds]], 0) !== null) {
            expect(own).toBeGreaterThanOrEqual(max)
            continue
          }
          taken.set(caller, own + 1)
          total++
          expect(own + 1).toBeLessThanOrEqual(max + total / (counters + 1))
        }
      }),
    )
  })

  it('still limits an address that 60,000 other addresses try to push out', () => {
    const tally = createTally()
    const bounds = [{ max: 100, milliseconds: MINUTE }]
    const call = (address: string) => tally.count([[address, bounds]], 0)
    for (let times = 0; times < 100; times++) call('flooding')
    for (let address = 0; address < 60_000; address++) call(`address ${address}`)
    const more = Array.from({ length: 100 }, () => call('flooding')).filter((until) => until === null)
    expect(more.length).toBeLessThanOrEqual(3)
  })
})
