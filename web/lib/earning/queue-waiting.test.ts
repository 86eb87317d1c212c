import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ALICE, counted, FARM, offline, refusal, settle, setUp, ZOO } from './testing/queue.ts'

const BRUNO = 8

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a finished activity', () => {
  it.each([
    ['no network', offline],
    ['a server error', () => refusal(500, 500, 'Oups.')],
    ['too many calls', () => refusal(429, 429, 'Wait.')],
    ['a gateway’s HTML page', () => htmlPage(200)],
    ['a proxy’s refusal', () => htmlPage(407)],
    ['a filter’s HTML page', () => htmlPage(403)],
    ['a host without the API', () => htmlPage(404)],
  ])('is retried with the same key and growing delays after %s', async (_what, trouble) => {
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

  it('is not sent before the queued answers of its mission', async () => {
    const { finish, queue, done, answers, news, storedJobs } = setUp()
    const at = '2026-11-20T14:00:00.000Z'
    queue.add({
      kind: 'answers',
      userID: ALICE,
      answers: [{ word: 'la-vache', task: 'recall', right: true, at }],
    })
    finish(ALICE, 'Page_Mission_Friday')
    finish(ALICE, FARM)
    answers.push(
      () => refusal(503, 503, 'Busy.', 'answersBusy'),
      counted,
      () =>
        Response.json({ success: true, data: { accepted: 1, ignored: 0 }, memories: [] }, { status: 201 }),
    )
    await settle()
    expect(done).toEqual(['answers', 'activities'])
    expect(news.map(({ key, status }) => `${key} ${status}`)).toEqual([
      'key-1 delayed',
      'key-2 delayed',
      'key-3 counted',
    ])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toEqual(['answers', 'activities', 'answers', 'activities'])
    expect(news.slice(3).map(({ key, status }) => `${key} ${status}`)).toEqual([
      'key-1 remembered',
      'key-2 counted',
    ])
    expect(storedJobs()).toEqual([])
  })

  it("is retried if its response is lost, and does not block the next pupil's", async () => {
    const { finish, queue, fetch, news, signedIn, storedJobs } = setUp()
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
    expect(storedJobs()).toEqual([])
  })

  it('is sent immediately when the network returns, and not again when the earlier timer fires', async () => {
    const { finish, queue, fetch, answers, news } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    await queue.flush()
    expect(news.map(({ status }) => status)).toEqual(['delayed', 'counted'])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('waits for the next sign-in if the token is rejected', async () => {
    const { finish, queue, fetch, answers, news, storedJobs } = setUp()
    answers.push(() => refusal(401, 401, 'Sign in.'))
    finish(ALICE, FARM)
    await settle()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetch).toHaveBeenCalledOnce()
    expect(news).toEqual([{ status: 'signedOut', key: 'key-1' }])
    expect(storedJobs()).toHaveLength(1)
    await queue.flush()
    expect(news.at(-1)?.status).toBe('counted')
  })

  it.each([
    ['nobody', null],
    ['another pupil', BRUNO],
  ])('waits for its pupil, who signed out, while %s is signed in', async (_who, next) => {
    const { finish, queue, signedIn, fetch, news, storedJobs } = setUp()
    signedIn.id = next
    const key = finish(ALICE, FARM, 620)
    // The caller must have the key before the outcome is reported.
    expect(news).toEqual([])
    await settle()
    expect(news).toEqual([{ status: 'signedOut', key }])
    await queue.flush()
    expect(fetch).not.toHaveBeenCalled()
    expect(storedJobs()).toMatchObject([{ userID: ALICE, clientID: FARM, score: 620 }])
    signedIn.id = ALICE
    await queue.flush()
    expect(tokens(fetch)).toEqual(['Bearer token-7'])
    expect(news.at(-1)).toMatchObject({ status: 'counted', key })
    expect(storedJobs()).toEqual([])
  })

  it('waits until its pupil returns if another pupil is signed in', async () => {
    const { finish, queue, answers, signedIn, fetch, storedJobs } = setUp()
    answers.push(offline)
    finish(ALICE, FARM)
    await settle()
    signedIn.id = BRUNO
    finish(BRUNO, ZOO)
    await settle()
    expect(tokens(fetch)).toEqual(['Bearer token-7', 'Bearer token-8'])
    expect(storedJobs()).toMatchObject([{ userID: ALICE, clientID: FARM }])
    signedIn.id = ALICE
    await queue.flush()
    expect(tokens(fetch).at(-1)).toBe('Bearer token-7')
    expect(storedJobs()).toEqual([])
  })

  it('is not sent if another pupil signs in during an earlier request', async () => {
    const { finish, queue, answers, signedIn, fetch, storedJobs } = setUp()
    answers.push(offline, () => {
      signedIn.id = BRUNO
      return counted()
    })
    finish(ALICE, FARM)
    finish(ALICE, ZOO)
    await settle()
    await queue.flush()
    expect(tokens(fetch).every((token) => token === 'Bearer token-7')).toBe(true)
    expect(storedJobs()).toMatchObject([{ userID: ALICE, clientID: ZOO }])
  })

  it('is sent even if the server fails on the previous one', async () => {
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

  it('is sent only once if two tabs wait for each other', async () => {
    const first = setUp()
    const second = setUp(first)
    first.answers.push(offline)
    first.finish(ALICE, FARM)
    await settle()
    await Promise.all([first.queue.flush(), second.queue.flush()])
    expect(first.fetch.mock.calls.length + second.fetch.mock.calls.length).toBe(2)
    expect(first.storedJobs()).toEqual([])
  })
})

function tokens(fetch: ReturnType<typeof setUp>['fetch']) {
  return fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'))
}

function htmlPage(status: number): Response {
  return new Response('<p>', { status, headers: { 'content-type': 'text/html' } })
}
