import { expect, it } from 'vitest'
import { CALLS, DAY, MINUTE } from './bounds.ts'
import { createTally } from './tally.ts'

const bounds = [
  { most: 2, milliseconds: MINUTE },
  { most: 3, milliseconds: DAY },
]

it('counts each subject up to its bound, and says when it may go on', () => {
  const tally = createTally()
  const count = (subject: string, now: number) => tally.count([[subject, bounds]], now)
  expect([count('one', 0), count('one', 1), count('one', 2)]).toEqual([null, null, MINUTE])
  expect(count('other', 2)).toBe(null)
  expect(count('one', MINUTE)).toBe(null)
  expect(count('one', MINUTE + 1)).toBe(DAY)
  expect(count('one', 2 * MINUTE)).toBe(DAY)
  expect(count('one', DAY)).toBe(null)
})

it('counts nothing of any subject where one of them is at its bound', () => {
  const tally = createTally()
  const own = (name: string) => [name, [{ most: 2, milliseconds: MINUTE }]] as const
  tally.count([own('address')], 0)
  tally.count([own('address')], 0)
  for (let times = 0; times < 3; times++) expect(tally.count([own('user'), own('address')], 0)).toBe(MINUTE)
  expect(tally.count([own('user')], 0)).toBe(null)
  expect(tally.count([own('user')], 0)).toBe(null)
  expect(tally.count([own('user')], 0)).toBe(MINUTE)
})

it('never stops a class of thirty behind one address, each a hundred times in a minute', () => {
  const tally = createTally()
  for (let call = 0; call < 30 * 100; call++) {
    const pupil = [`user:${call % 30}`, CALLS.pupil] as const
    expect(tally.count([pupil, ['address', CALLS.address]], call)).toBe(null)
  }
})
