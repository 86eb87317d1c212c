import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withMemoryFallback } from '../storage/browser-storage.ts'
import { createJobStore, JOB_PREFIX } from './job-store.ts'
import { ALICE, FARM, memory, offline, settle, setUp } from './testing/queue.ts'

const GOOD = {
  kind: 'activity' as const,
  userID: ALICE,
  clientID: FARM,
  idempotencyKey: 'k',
  createdAt: '2026-11-20T13:00:00.000Z',
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('stored jobs', () => {
  it.each([
    ['invalid JSON', '{'],
    ['a list', JSON.stringify([GOOD])],
    ['an entry without a user', JSON.stringify({ ...GOOD, userID: undefined })],
    ['an entry that is 31 days old', JSON.stringify({ ...GOOD, createdAt: '2026-10-20T13:00:00.000Z' })],
  ])('do not include %s, which is deleted while others stay', (_what, text) => {
    const entries = new Map([
      [`${JOB_PREFIX}broken`, text],
      [`${JOB_PREFIX}k`, JSON.stringify(GOOD)],
      ['mme:user', 'not one of them'],
    ])
    expect(createJobStore(withMemoryFallback(memory(entries)), Date.now).jobsOf(ALICE)).toEqual([GOOD])
    expect([...entries.keys()]).toEqual([`${JOB_PREFIX}k`, 'mme:user'])
  })

  it('all survive if two tabs write at the same time', () => {
    const entries = new Map<string, string>()
    const other = createJobStore(withMemoryFallback(memory(entries)), Date.now)
    const interrupted = memory(entries)
    const tab = createJobStore(
      withMemoryFallback({
        ...interrupted,
        get length() {
          return interrupted.length
        },
        setItem(key, value) {
          other.add({ ...GOOD, idempotencyKey: 'other tab' })
          interrupted.setItem(key, value)
        },
      }),
      Date.now,
    )
    tab.add({ ...GOOD, idempotencyKey: 'this tab' })
    const names = tab.jobsOf(ALICE).map(({ idempotencyKey }) => idempotencyKey)
    expect(names.toSorted()).toEqual(['other tab', 'this tab'])
  })

  it('are sent in the order in which they were finished', () => {
    const store = createJobStore(withMemoryFallback(memory(new Map())), Date.now)
    for (const hour of ['13', '09', '11']) {
      store.add({ ...GOOD, idempotencyKey: hour, createdAt: `2026-11-20T${hour}:00:00.000Z` })
    }
    expect(store.jobsOf(ALICE).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['09', '11', '13'])
  })

  it.each([
    ['full', { ...memory(new Map()), setItem: () => fail('QuotaExceededError') }],
    ['forbidden', null],
  ])('stay in memory if storage is %s, are sent, and are not reported as stored', async (_how, storage) => {
    const { finish, queue, answers, news } = setUp({ storage: withMemoryFallback(storage) })
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'delayed', key: 'key-1', isKept: false }])
    await queue.flush()
    expect(news.at(-1)?.status).toBe('counted')
    await queue.flush()
    expect(news).toHaveLength(2)
  })
})

function fail(name: string): never {
  throw new DOMException('The storage is full.', name)
}
