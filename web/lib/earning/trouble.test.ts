import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryDelay } from './queue.ts'
import { ALICE, counted, FARM, offline, settle, setUp } from './testing/queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('where the network drops one answer in three', () => {
  it.each([0, 1, 2])('each counts once and is told of (the first is number %i)', async (first) => {
    const school = new Set<string>()
    let calls = first
    const { finish, fetch, news, kept } = setUp()
    fetch.mockImplementation(async (_url, request) => {
      const { idempotencyKey } = JSON.parse(String(request?.body))
      school.add(idempotencyKey)
      return calls++ % 3 === 0 ? offline() : counted()
    })
    for (let game = 0; game < 10; game++) finish(ALICE, `${FARM}_${game}`)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(school.size).toBe(10)
    expect(kept()).toEqual([])
    const told = news.flatMap(({ key, status }) => (status === 'counted' ? [key] : []))
    expect(told.toSorted()).toEqual([...school].toSorted())
  })
})

describe('where the clock of the browser is wrong', () => {
  it.each([
    ['a day ahead', 86_400_000],
    ['a day behind', -86_400_000],
  ])('by %s until it is put right, what waits is sent all the same', async (_how, wrong) => {
    const right = Date.now()
    vi.setSystemTime(right + wrong)
    const { finish, queue, answers, news, kept } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    vi.setSystemTime(right)
    await queue.flush()
    expect(news.at(-1)?.status).toBe('counted')
    expect(kept()).toEqual([])
  })
})

it('comes back after at most five minutes, not all pupils at once', () => {
  expect([0, 1, 2, 20].map((failures) => retryDelay(failures, 0))).toEqual([2_000, 4_000, 8_000, 300_000])
  expect(retryDelay(20, 1)).toBe(150_000)
})
