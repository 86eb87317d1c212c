import { expect, it, vi } from 'vitest'
import type { FirstTry, MadeTry } from '../../../domain/learning/first-try.ts'
import { createTryTeller } from './try-teller.ts'

const tries = ['la-vache', 'le-coq', 'le-mouton', 'le-lapin'].map(
  (word): FirstTry => ({ word, task: 'recall', right: true, options: 4 }),
)
const at = (minute: number) => `2026-11-18T15:0${minute}:00.000Z`

/** One whose clock goes on by a minute each time that it looks. */
function tellerAt(told: number) {
  let minute = 0
  const taken: MadeTry[] = []
  const take = vi.fn((its: readonly MadeTry[]) => {
    taken.push(...its)
    return true
  })
  return { teller: createTryTeller(told, () => new Date(at(minute++))), take, taken }
}

it('tells each try once, with the instant at which it was made', () => {
  const { teller, take, taken } = tellerAt(0)
  teller.see(tries.slice(0, 1))
  teller.see(tries.slice(0, 3))
  expect(teller.tell(take)).toBe(true)
  expect(teller.tell(take)).toBe(false)
  teller.see(tries)
  expect(teller.tell(take)).toBe(true)
  expect(taken.map((each) => each.at)).toEqual([at(0), at(1), at(1), at(2)])
  expect(taken.map(({ word }) => word)).toEqual(tries.map(({ word }) => word))
  expect(take).toHaveBeenCalledTimes(2)
})

it('goes on after what was told before, also where fewer are found again', () => {
  const { teller, take, taken } = tellerAt(2)
  teller.see(tries.slice(0, 1))
  expect(teller.tell(take)).toBe(false)
  teller.see(tries)
  teller.tell(take)
  expect(taken.map(({ word }) => word)).toEqual(['le-mouton', 'le-lapin'])
  expect(teller.told()).toBe(4)
})

it('waits until there are so many, and keeps what nobody takes', () => {
  const { teller, take } = tellerAt(0)
  teller.see(tries.slice(0, 2))
  expect(teller.tell(take, 3)).toBe(false)
  expect(take).not.toHaveBeenCalled()
  expect(teller.tell(() => false)).toBe(false)
  expect(teller.told()).toBe(0)
  teller.see(tries)
  expect(teller.tell(take, 3)).toBe(true)
  expect(teller.told()).toBe(4)
})
