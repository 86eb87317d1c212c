import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withMemoryFallback } from '../storage/browser-storage.ts'
import { ALICE, FARM, memory, offline, refusal, settle, setUp, ZOO } from './testing/queue.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a finished activity', () => {
  it('is sent with the pupil’s token and reports the count from the server', async () => {
    const { finish, fetch, news, storedJobs } = setUp()
    expect(finish(ALICE, FARM, 620)).toBe('key-1')
    await settle()
    const [url, request] = fetch.mock.calls[0] ?? []
    expect(url).toBe('/api/v1/activities')
    expect(new Headers(request?.headers).get('authorization')).toBe('Bearer token-7')
    expect(JSON.parse(String(request?.body))).toEqual({
      userID: ALICE,
      clientID: FARM,
      score: 620,
      idempotencyKey: 'key-1',
    })
    expect(news).toEqual([{ status: 'counted', key: 'key-1', activity: expect.anything(), count: 3 }])
    expect(storedJobs()).toEqual([])
  })

  it('reports the number of videos in a row, if it is a video that does not count yet', async () => {
    const { queue, fetch, answers, news, storedJobs } = setUp()
    answers.push(() => Response.json({ success: true, inARow: 2, data: null, count: 3 }))
    queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'les-couleurs' })
    await settle()
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({ video: 'les-couleurs' })
    expect(news).toEqual([{ status: 'watched', key: 'key-1', inARow: 2 }])
    expect(storedJobs()).toEqual([])
  })

  it('is reported as held and not sent again if the server holds it', async () => {
    const { finish, queue, fetch, answers, news, storedJobs } = setUp()
    answers.push(() => Response.json({ success: true, data: { held: true }, count: 30 }, { status: 202 }))
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'held', key: 'key-1' }])
    expect(storedJobs()).toEqual([])
    await queue.flush()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not queued twice, because it could not count twice', async () => {
    const { finish, queue, fetch, answers, news, storedJobs } = setUp()
    answers.push(offline)
    expect(finish(ALICE, FARM)).toBe('key-1')
    await settle()
    expect(finish(ALICE, FARM, 900)).toBe('key-1')
    expect(finish(ALICE, ZOO)).toBe('key-2')
    await settle()
    expect(news.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'key-1 delayed',
      'key-1 counted',
      'key-2 counted',
    ])
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(storedJobs()).toEqual([])
    expect(queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'un' })).toBe('key-3')
    expect(queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'deux' })).toBe('key-4')
  })

  it('reports the server’s message if the server refuses it', async () => {
    const { finish, answers, news, storedJobs } = setUp()
    answers.push(() => refusal(409, 51000, 'Already counted.'))
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'refused', key: 'key-1', message: 'Already counted.' }])
    expect(storedJobs()).toEqual([])
  })

  it('is dropped if its page has been closed, and does not block later ones', async () => {
    const { finish, answers, news, storedJobs } = setUp()
    answers.push(() => refusal(403, 403, 'Not open.', 'activityClosed'))
    finish(ALICE, FARM)
    finish(ALICE, ZOO)
    await settle()
    expect(news.map(({ key, status }) => `${key} ${status}`)).toEqual(['key-1 refused', 'key-2 counted'])
    expect(storedJobs()).toEqual([])
  })

  it('is stored before it is sent, so that nothing is lost if the page is closed', () => {
    const { finish, storedJobs } = setUp()
    finish(ALICE, FARM)
    expect(storedJobs()).toEqual([
      {
        kind: 'activity',
        userID: ALICE,
        clientID: FARM,
        idempotencyKey: 'key-1',
        createdAt: '2026-11-20T14:00:00.000Z',
      },
    ])
  })

  it('precedes a job added in the same millisecond, and both are reported as delayed', async () => {
    const entries = new Map<string, string>()
    const lastFirst = {
      ...memory(entries),
      key: (index: number) => [...entries.keys()].toReversed()[index] ?? null,
      get length() {
        return entries.size
      },
    }
    const { finish, queue, done, answers, news } = setUp({ storage: withMemoryFallback(lastFirst) })
    answers.push(offline)
    finish(ALICE, FARM)
    queue.add({ kind: 'bonus', userID: ALICE, clientID: FARM })
    await settle()
    expect(done).toEqual(['activities'])
    expect(news).toEqual(['key-1', 'key-2'].map((key) => ({ status: 'delayed', key, isKept: true })))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toEqual(['activities', 'activities', 'check'])
  })
})
