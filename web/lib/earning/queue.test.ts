import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withMemory } from '../storage/browser-storage.ts'
import { ALICE, counted, FARM, memory, offline, refusal, settle, setUp } from './testing/queue.ts'

const ZOO = 'Page_Games_Memory_Grade4_Animals_Zoo'
const BRUNO = 8

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a finished activity', () => {
  it('is sent with the pupil’s own token and ends with the server’s count', async () => {
    const { finish, fetch, news, kept } = setUp()
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
    expect(kept()).toEqual([])
  })

  it('may be a video, which tells how many in a row it makes until they count', async () => {
    const { queue, fetch, answers, news, kept } = setUp()
    answers.push(() => Response.json({ success: true, inARow: 2, data: null, count: 3 }))
    queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'les-couleurs' })
    await settle()
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({ video: 'les-couleurs' })
    expect(news).toEqual([{ status: 'watched', key: 'key-1', inARow: 2 }])
    expect(kept()).toEqual([])
  })

  it('that is held for the teacher is told of, and sent no more', async () => {
    const { finish, queue, fetch, answers, news, kept } = setUp()
    answers.push(() => Response.json({ success: true, data: { held: true }, count: 30 }, { status: 202 }))
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'held', key: 'key-1' }])
    expect(kept()).toEqual([])
    await queue.flush()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not kept twice while it waits, since it would not count twice', async () => {
    const { finish, queue, fetch, answers, news, kept } = setUp()
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
    expect(kept()).toEqual([])
    expect(queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'un' })).toBe('key-3')
    expect(queue.add({ kind: 'video', userID: ALICE, clientID: 'Page_Videos', video: 'deux' })).toBe('key-4')
  })

  it('ends with the server’s sentence where a rule of the school refuses it', async () => {
    const { finish, answers, news, kept } = setUp()
    answers.push(() => refusal(409, 51000, 'Already counted.'))
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'refused', key: 'key-1', message: 'Already counted.' }])
    expect(kept()).toEqual([])
  })

  it('ends where its page is closed to the pupil by now, and holds up nothing that comes after', async () => {
    const { finish, answers, news, kept } = setUp()
    answers.push(() => refusal(403, 403, 'Not open.', 'activityClosed'))
    finish(ALICE, FARM)
    finish(ALICE, ZOO)
    await settle()
    expect(news.map(({ key, status }) => `${key} ${status}`)).toEqual(['key-1 refused', 'key-2 counted'])
    expect(kept()).toEqual([])
  })

  it('is kept before it is sent, so that a page that is closed at once loses nothing', () => {
    const { finish, kept } = setUp()
    finish(ALICE, FARM)
    expect(kept()).toEqual([
      {
        kind: 'activity',
        userID: ALICE,
        clientID: FARM,
        idempotencyKey: 'key-1',
        createdAt: '2026-11-20T14:00:00.000Z',
      },
    ])
  })

  it.each([
    ['no network', offline],
    ['a server in trouble', () => refusal(500, 500, 'Oups.')],
    ['too many calls', () => refusal(429, 429, 'Wait.')],
    ['a gateway’s page', () => htmlPage(200)],
    ['a proxy’s own refusal', () => htmlPage(407)],
    ['a filter’s page', () => htmlPage(403)],
    ['a host that has no API for the moment', () => htmlPage(404)],
  ])('is sent again with the same key after %s, later each time', async (_what, trouble) => {
    const { finish, fetch, answers, news, keys } = setUp()
    answers.push(trouble, trouble, trouble)
    finish(ALICE, FARM)
    await settle()
    expect(news).toEqual([{ status: 'delayed', key: 'key-1', isKept: true }])
    for (const [delay, calls] of [
      [2_000, 2],
      [4_000, 3],
      [8_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay - 1)
      expect(fetch).toHaveBeenCalledTimes(calls - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetch).toHaveBeenCalledTimes(calls)
    }
    expect(new Set(keys())).toEqual(new Set(['key-1']))
    expect(news.at(-1)?.status).toBe('counted')
  })

  it('goes before what is added in the same millisecond, and each of the two is told to wait', async () => {
    const entries = new Map<string, string>()
    const lastFirst = {
      ...memory(entries),
      key: (index: number) => [...entries.keys()].toReversed()[index] ?? null,
      get length() {
        return entries.size
      },
    }
    const { finish, queue, done, answers, news } = setUp({ storage: withMemory(lastFirst) })
    answers.push(offline)
    finish(ALICE, FARM)
    queue.add({ kind: 'bonus', userID: ALICE, clientID: FARM })
    await settle()
    expect(done).toEqual(['activities'])
    expect(news).toEqual(['key-1', 'key-2'].map((key) => ({ status: 'delayed', key, isKept: true })))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toEqual(['activities', 'activities', 'check'])
  })

  it('does not wait for ever for an answer that was lost, nor does the next pupil’s', async () => {
    const { finish, queue, fetch, news, signedIn, kept } = setUp()
    fetch.mockImplementationOnce(() => new Promise(() => undefined))
    finish(ALICE, FARM)
    await settle()
    signedIn.id = BRUNO
    finish(BRUNO, ZOO)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(news.map(({ key, status }) => `${key} ${status}`)).toEqual(['key-1 delayed', 'key-2 counted'])
    signedIn.id = ALICE
    await queue.flush()
    expect(news.at(-1)).toMatchObject({ key: 'key-1', status: 'counted' })
    expect(kept()).toEqual([])
  })

  it('goes at once when the network is back, and not a second time by the old timer', async () => {
    const { finish, queue, fetch, answers, news } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    await queue.flush()
    expect(news.map(({ status }) => status)).toEqual(['delayed', 'counted'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('waits for the next sign-in where the token is not taken', async () => {
    const { finish, queue, fetch, answers, news, kept } = setUp()
    answers.push(() => refusal(401, 401, 'Sign in.'))
    finish(ALICE, FARM)
    await settle()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledOnce()
    expect(news).toEqual([{ status: 'signedOut', key: 'key-1' }])
    expect(kept()).toHaveLength(1)
    await queue.flush()
    expect(news.at(-1)?.status).toBe('counted')
  })

  it.each([
    ['nobody', null],
    ['another pupil', BRUNO],
  ])('of a pupil who is signed out when it ends, and %s in, waits for that pupil', async (_who, next) => {
    const { finish, queue, signedIn, fetch, news, kept } = setUp()
    signedIn.id = next
    const key = finish(ALICE, FARM, 620)
    // Who put it must have its key before it is told of.
    expect(news).toEqual([])
    await settle()
    expect(news).toEqual([{ status: 'signedOut', key }])
    await queue.flush()
    expect(fetch).not.toHaveBeenCalled()
    expect(kept()).toMatchObject([{ userID: ALICE, clientID: FARM, score: 620 }])
    signedIn.id = ALICE
    await queue.flush()
    expect(tokens(fetch)).toEqual(['Bearer token-7'])
    expect(news.at(-1)).toMatchObject({ status: 'counted', key })
    expect(kept()).toEqual([])
  })

  it('of another pupil stays until that pupil is back', async () => {
    const { finish, queue, answers, signedIn, fetch, kept } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    signedIn.id = BRUNO
    finish(BRUNO, ZOO)
    await settle()
    expect(tokens(fetch)).toEqual(['Bearer token-7', 'Bearer token-8'])
    expect(kept()).toMatchObject([{ userID: ALICE, clientID: FARM }])
    signedIn.id = ALICE
    await queue.flush()
    expect(tokens(fetch).at(-1)).toBe('Bearer token-7')
    expect(kept()).toEqual([])
  })

  it('stays behind when another pupil signs in while an earlier one is on its way', async () => {
    const { finish, queue, answers, signedIn, fetch, kept } = setUp()
    answers.push(offline, () => {
      signedIn.id = BRUNO
      return counted()
    })
    finish(ALICE, FARM)
    finish(ALICE, ZOO)
    await settle()
    await queue.flush()
    expect(tokens(fetch).every((token) => token === 'Bearer token-7')).toBe(true)
    expect(kept()).toMatchObject([{ userID: ALICE, clientID: ZOO }])
  })

  it('does not hold up the next one where the server fails on it alone', async () => {
    const { finish, answers, news } = setUp()
    answers.push(() => refusal(500, 500, 'Oups.'), counted)
    finish(ALICE, FARM)
    finish(ALICE, ZOO)
    await settle()
    expect(news.slice(0, 2).map(({ key, status }) => `${key} ${status}`)).toEqual([
      'key-1 delayed',
      'key-2 counted',
    ])
  })

  it('is sent once where two tabs wait for each other', async () => {
    const first = setUp()
    const second = setUp(first)
    first.answers.push(offline)
    first.finish(ALICE, FARM)
    await settle()
    await Promise.all([first.queue.flush(), second.queue.flush()])
    expect(first.fetch.mock.calls.length + second.fetch.mock.calls.length).toBe(2)
    expect(first.kept()).toEqual([])
  })
})

function tokens(fetch: ReturnType<typeof setUp>['fetch']) {
  return fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'))
}

function htmlPage(status: number): Response {
  return new Response('<p>', { status, headers: { 'content-type': 'text/html' } })
}
