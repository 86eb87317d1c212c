import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryDelay } from './queue.ts'
import { ALICE, counted, FARM, offline, settle, setUp } from './testing/queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the queue while one response in three is lost', () => {
  it.each([0, 1, 2])('counts and reports each activity once (first lost response: %i)', async (first) => {
    const school = new Set<string>()
    let calls = first
    const { finish, fetch, news, storedJobs } = setUp()
    fetch.mockImplementation(async (_url, request) => {
      const { idempotencyKey } = JSON.parse(String(request?.body))
      school.add(idempotencyKey)
      return calls++ % 3 === 0 ? offline() : counted()
    })
    for (let game = 0; game < 10; game++) finish(ALICE, `${FARM}_${game}`)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(school.size).toBe(10)
    expect(storedJobs()).toEqual([])
    const reported = news.flatMap(({ key, status }) => (status === 'counted' ? [key] : []))
    expect(reported.toSorted()).toEqual([...school].toSorted())
  })
})

describe('the queue on a device with a wrong clock', () => {
  it.each([
    ['a day fast', 86_400_000],
    ['a day slow', -86_400_000],
  ])('sends waiting jobs although the clock was %s', async (_how, wrong) => {
    const right = Date.now()
    vi.setSystemTime(right + wrong)
    const { finish, queue, answers, news, storedJobs } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    vi.setSystemTime(right)
    await queue.flush()
    expect(news.at(-1)?.status).toBe('counted')
    expect(storedJobs()).toEqual([])
  })
})

it('retries after at most five minutes, with a random delay', () => {
  expect([0, 1, 2, 20].map((failures) => retryDelay(failures, 0))).toEqual([2_000, 4_000, 8_000, 300_000])
  expect(retryDelay(20, 1)).toBe(150_000)
})
