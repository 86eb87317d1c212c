import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { SettingsAnswer } from '../../../domain/api/settings.ts'
import { freshProof } from '../session/ask-proof.ts'
import { createApiClient, NETWORK_ERROR } from './api-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a call to the API', () => {
  it('sends the token if there is one, and JSON if there is a body', async () => {
    const { call, fetch } = setUp({ token: 'secret', answer: json({ success: true }) })
    expect(await call('POST activities', { body: { userID: 7, clientID: 'Page_Letter' } })).toEqual({
      success: true,
    })
    const [url, request] = fetch.mock.calls[0] ?? []
    const headers = new Headers(request?.headers)
    expect(url).toBe('/api/v1/activities')
    expect(request?.body).toBe('{"userID":7,"clientID":"Page_Letter"}')
    expect(headers.get('authorization')).toBe('Bearer secret')
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('encodes path parameters and the query', async () => {
    const { call, fetch } = setUp({ answer: json({}) })
    await call('PUT recordings/:word', { path: { word: 'à/b?' }, body: { url: '' } })
    await call('DELETE whitelist/:userID/:clientID', { path: { userID: 7, clientID: 'a b' } })
    await call('GET bravos', { query: { query: '11|2026', id: 7 } })
    await call('POST school-year', { query: { dryRun: undefined }, body: { moves: [] } })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/v1/recordings/%C3%A0%2Fb%3F',
      '/api/v1/whitelist/7/a%20b',
      '/api/v1/bravos?query=11%7C2026&id=7',
      '/api/v1/school-year',
    ])
  })

  it('does not compile if the call is not in the table', async () => {
    const { call, fetchFile } = setUp({ answer: async () => Response.json({}) })
    const body = { usesPictures: true, offersNames: true }
    await Promise.all([
      // @ts-expect-error There is no such path.
      call('GET menulink'),
      // @ts-expect-error There is no such method.
      call('PUT menulinks'),
      // @ts-expect-error A path parameter is missing.
      call('PUT classes/:classCode/sign-in', { body }),
      // @ts-expect-error A path parameter has another name.
      call('PUT classes/:classCode/sign-in', { path: { id: '4-1' }, body }),
      // @ts-expect-error The body is missing.
      call('PUT classes/:classCode/sign-in', { path: { classCode: '4-1' } }),
      // @ts-expect-error The body has another type.
      call('PUT classes/:classCode/sign-in', { path: { classCode: '4-1' }, body: { usesPictures: 1 } }),
      // @ts-expect-error The call takes no body.
      call('GET menulinks', { body }),
      // @ts-expect-error The query is missing.
      call('GET cards'),
      // @ts-expect-error The query has no such parameter.
      call('GET menulinks/cache', { query: { copies: '0' } }),
      // @ts-expect-error The response is a file.
      call('GET backup'),
      // @ts-expect-error The response is JSON.
      fetchFile('GET settings'),
      // @ts-expect-error The response has another type.
      call('GET settings').then(({ menulinks }) => menulinks),
    ])
    expectTypeOf(call('GET settings')).resolves.toEqualTypeOf<SettingsAnswer>()
  })

  it('sends a file with its own content type', async () => {
    const { call, fetch } = setUp({ answer: json({ success: true }) })
    const list = new Blob(['userName'], { type: 'text/csv' })
    await call('POST user/import', { body: list })
    const request = fetch.mock.calls[0]?.[1]
    expect(request?.body).toBe(list)
    expect(new Headers(request?.headers).get('content-type')).toBe('text/csv')
  })

  it('returns a file, and throws if the file is refused', async () => {
    const { fetchFile } = setUp({
      answer: async () => new Response('lines', { headers: { 'content-type': 'application/gzip' } }),
    })
    expect(await (await fetchFile('GET backup')).text()).toBe('lines')
    const refusal = { success: false, message: 'No.', error: { number: 403, message: 'No.' } }
    await expect(setUp({ answer: json(refusal, 403) }).fetchFile('GET backup')).rejects.toMatchObject({
      message: 'No.',
    })
  })

  it('sends no token for a visitor', async () => {
    const { call, fetch } = setUp({ token: null, answer: json({}) })
    await call('GET menulinks')
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
  })

  it('throws the server’s message and number if it is refused', async () => {
    const refusal = {
      success: false,
      message: 'Déjà compté.',
      error: { number: 51000, message: 'Déjà compté.' },
    }
    const { call } = setUp({ answer: json(refusal, 409) })
    await expect(call('POST auth/refresh')).rejects.toMatchObject({
      status: 409,
      number: 51000,
      message: 'Déjà compté.',
    })
  })

  it.each([
    [{}, 'en'],
    [{ 'content-language': 'fr' }, 'fr'],
  ])('detects the language of a refusal: %j', async (headers, lang) => {
    const refusal = { success: false, message: 'Non.', error: { number: 400, message: 'Non.' } }
    const { call } = setUp({ answer: async () => Response.json(refusal, { status: 400, headers }) })
    await expect(call('GET games/:id', { path: { id: 'farm' } })).rejects.toMatchObject({ lang })
  })

  it('exposes the data that comes with a refusal', async () => {
    const stored = { title: 'La lettre', updated: '2026-11-20T14:05:00.000Z' }
    const refusal = {
      success: false,
      message: 'Late.',
      error: { number: 409, message: 'Late.' },
      data: stored,
    }
    const { call } = setUp({ answer: json(refusal, 409) })
    await expect(call('GET pages/:clientID', { path: { clientID: 'Page_Letter' } })).rejects.toMatchObject({
      data: stored,
    })
  })

  it.each([
    ['the request fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of HTML comes instead of JSON', html(200)],
    ['a gateway answers with HTML', html(502)],
    ['an error has another shape', json({ oops: true }, 500)],
    ['an answer breaks off', brokenOff(200)],
    ['a refusal breaks off', brokenOff(409)],
    // The API refuses with JSON, so these responses come from an intermediary.
    ['a proxy requires its own sign-in', html(407)],
    ['a filter blocks the address', html(403)],
    ['the host has no such address at the moment', html(404)],
  ])('reports a network error if %s', async (_name, answer) => {
    const { call } = setUp({ answer })
    await expect(call('GET menulinks')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
  })

  it('reports a network error if a read, the body of its response, or a call of a pupil stalls', async () => {
    const timeouts = holdTimeouts()
    const { call } = setUp({ answer: stalled })
    const { call: callStalledBody } = setUp({ answer: stalledBody })
    const answers = [
      call('GET menulinks'),
      callStalledBody('GET menulinks'),
      call('POST auth/login', { body: { userName: 'alice' } }),
      call('POST auth/refresh'),
      call('POST checks/:checkID/results', { path: { checkID: 1 }, body: { phase: 'before', answers: [] } }),
      call('POST compositions', { body: { sentences: [], idempotencyKey: 'key' } }),
      call('POST live-games/:code/entry', { path: { code: 'ABCD' } }),
      call('POST word-search', { body: { options: { id: 'farm' } } }),
    ]
    await Promise.resolve()
    expect(timeouts).toHaveLength(answers.length)
    for (const timeout of timeouts) timeout.abort(new DOMException('Timed out.', 'TimeoutError'))
    for (const answer of answers)
      await expect(answer).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
  })

  it('has no time limit for changes, exports and files', async () => {
    const timeouts = holdTimeouts()
    const { call, fetchFile } = setUp({ answer: json({}) })
    await call('POST user/import', { body: new Blob() })
    await call('GET export/user/:id', { path: { id: 7 } })
    await fetchFile('GET backup')
    expect(timeouts).toEqual([])
  })

  it('reports that the server rejected the token', async () => {
    const refusal = {
      success: false,
      message: 'Connecte-toi.',
      error: { number: 401, message: 'Connecte-toi.' },
    }
    const { call, onTokenRefused } = setUp({ token: 'old', answer: json(refusal, 401) })
    await expect(call('GET user')).rejects.toMatchObject({ status: 401 })
    expect(onTokenRefused).toHaveBeenCalledExactlyOnceWith('old')
  })

  it('ignores a 401 status on an HTML page', async () => {
    const { call, onTokenRefused } = setUp({ token: 'good', answer: html(401) })
    await expect(call('GET user')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
    expect(onTokenRefused).not.toHaveBeenCalled()
  })

  it('reports a network error if a file is cut off', async () => {
    const { fetchFile } = setUp({ answer: brokenOff(200) })
    await expect(fetchFile('GET backup')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
  })

  it('asks for a new proof of identity if it needs one, and then repeats the call', async () => {
    const refused = json(
      {
        success: false,
        message: 'Confirmez.',
        error: { number: 403, message: 'Confirmez.', code: 'proofTooOld' },
      },
      403,
    )
    for (const isGiven of [true, false]) {
      const answers = [refused, json({ success: true })]
      const ask = vi.fn(async () => isGiven)
      freshProof.ask = ask
      const fetch = vi.fn<typeof globalThis.fetch>(
        async () => (await answers.shift()?.()) ?? Response.error(),
      )
      const { call } = createApiClient({ fetch, token: () => 'token', onTokenRefused: vi.fn() })
      const answer = call('DELETE user/:id', { path: { id: 7 } })
      if (isGiven) await expect(answer).resolves.toEqual({ success: true })
      else await expect(answer).rejects.toMatchObject({ code: 'proofTooOld' })
      expect(ask).toHaveBeenCalledOnce()
      freshProof.ask = undefined
      expect(fetch).toHaveBeenCalledTimes(isGiven ? 2 : 1)
    }
  })

  it('repeats a read without the token if the token is rejected', async () => {
    const refusal = {
      success: false,
      message: 'Connecte-toi.',
      error: { number: 401, message: 'Connecte-toi.' },
    }
    const answers = [Response.json(refusal, { status: 401 }), Response.json({ menulinks: [] })]
    const sent: (string | null)[] = []
    let token: string | null = 'old'
    const { call } = createApiClient({
      fetch: async (_url, request) => {
        sent.push(new Headers(request?.headers).get('authorization'))
        return answers.shift() ?? Response.error()
      },
      token: () => token,
      onTokenRefused: () => {
        token = null
      },
    })
    expect(await call('GET menulinks')).toEqual({ menulinks: [] })
    expect(sent).toEqual(['Bearer old', null])
  })
})

function setUp({ token = null, answer }: { token?: string | null; answer: typeof fetch }) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  const onTokenRefused = vi.fn<(token: string) => void>()
  return { ...createApiClient({ fetch, token: () => token, onTokenRefused }), fetch, onTokenRefused }
}

function json(body: unknown, status = 200) {
  return async () => Response.json(body, { status })
}

function html(status: number) {
  return async () =>
    new Response('<!doctype html><title>x</title>', { status, headers: { 'content-type': 'text/html' } })
}

/** Replaces time limits with the returned controllers. */
function holdTimeouts(): AbortController[] {
  const timeouts: AbortController[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  })
  return timeouts
}

/** Never answers. */
const stalled: typeof fetch = (_url, request) =>
  new Promise((_, reject) => {
    request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
  })

/** Answers with a body that never ends. */
const stalledBody: typeof fetch = async (_url, request) => {
  const body = new ReadableStream({
    start(controller) {
      request?.signal?.addEventListener('abort', () => controller.error(request.signal?.reason))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

/** Sends the first bytes of a response, then fails. */
function brokenOff(status: number) {
  return async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"success":'))
        controller.error(new TypeError('network error'))
      },
    })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  }
}
