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

  it('that is a mission is not sent before the answers to its words, of which one was delayed', async () => {
    const { finish, queue, done, answers, news, kept } = setUp()
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
    expect(kept()).toEqual([])
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
