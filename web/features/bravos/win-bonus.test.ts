import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api-client.ts'
import { type BonusSteps, type BonusWin, winBonus } from './win-bonus.ts'

const WIN: BonusWin = { success: true, won: true, bravoCount: 4, ticket: 'signed' }

function setUp(changes: Partial<BonusSteps> = {}) {
  const done: string[] = []
  const note = (name: string) => async (win?: BonusWin) => {
    done.push(win ? `${name} ${win.bravoCount}` : name)
  }
  const steps: BonusSteps = {
    check: async () => WIN,
    announce: note('announce'),
    celebrate: note('celebrate'),
    award: note('award'),
    clear: note('clear'),
    ...changes,
  }
  return { done, win: () => winBonus(steps) }
}

function refused(status: number) {
  return () => Promise.reject(new ApiError(status, 'No.'))
}

it('tells the room, celebrates, and only then awards and clears', async () => {
  const { done, win } = setUp()
  expect(await win()).toBe(true)
  expect(done).toEqual(['announce 4', 'celebrate 4', 'award 4', 'clear 4'])
})

it('is done with where there is nothing to win', async () => {
  const { done, win } = setUp({ check: async () => ({ success: true, won: false }) })
  expect(await win()).toBe(true)
  expect(done).toEqual([])
})

it.each([
  ['no network', 0, false],
  ['a server in trouble', 503, false],
  ['too many calls', 429, false],
  ['a session that ended', 401, false],
  ['a claim whose time is over', 409, true],
  ['a bonus that somebody else won', 403, true],
] as const)('after %s (%i), done with: %s', async (_name, status, isDone) => {
  for (const step of ['check', 'award', 'clear'] as const) {
    expect(await setUp({ [step]: refused(status) }).win()).toBe(isDone)
  }
})

it('awards nothing twice by itself: what failed begins again with the check', async () => {
  const { done, win } = setUp({ clear: refused(0) })
  expect(await win()).toBe(false)
  expect(done).toEqual(['announce 4', 'celebrate 4', 'award 4'])
})
