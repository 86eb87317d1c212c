import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { SettingsAnswer } from '../../../domain/api/settings.ts'
import { freshProof } from '../session/ask-proof.ts'
import { createApiClient, NETWORK_ERROR } from './api-client.ts'

describe('a call to the API', () => {
  it('carries the token where there is one, and JSON where there is a body', async () => {
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

  it('encodes each part of its path, and what stands behind the ?, where that is anything', async () => {
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

  it('does not compile where it is not of the table of calls', async () => {
    const { call, fetchFile } = setUp({ answer: async () => Response.json({}) })
    const body = { usesPictures: true, offersNames: true }
    await Promise.all([
      // @ts-expect-error There is no such path.
      call('GET menulink'),
      // @ts-expect-error Nor such a method.
      call('PUT menulinks'),
      // @ts-expect-error A part of the path is missing.
      call('PUT classes/:classCode/sign-in', { body }),
      // @ts-expect-error A part has another name.
      call('PUT classes/:classCode/sign-in', { path: { id: '4-1' }, body }),
      // @ts-expect-error The body is missing.
      call('PUT classes/:classCode/sign-in', { path: { classCode: '4-1' } }),
      // @ts-expect-error The body is another one.
      call('PUT classes/:classCode/sign-in', { path: { classCode: '4-1' }, body: { usesPictures: 1 } }),
      // @ts-expect-error It takes no body.
      call('GET menulinks', { body }),
      // @ts-expect-error The query is missing.
      call('GET cards'),
      // @ts-expect-error The query has no such part.
      call('GET menulinks/cache', { query: { copies: '0' } }),
      // @ts-expect-error It answers a file.
      call('GET backup'),
      // @ts-expect-error It answers JSON.
      fetchFile('GET settings'),
      // @ts-expect-error The answer is another one.
      call('GET settings').then(({ menulinks }) => menulinks),
    ])
    expectTypeOf(call('GET settings')).resolves.toEqualTypeOf<SettingsAnswer>()
  })

  it('sends a file as what it is', async () => {
    const { call, fetch } = setUp({ answer: json({ success: true }) })
    const list = new Blob(['userName'], { type: 'text/csv' })
    await call('POST user/import', { body: list })
    const request = fetch.mock.calls[0]?.[1]
    expect(request?.body).toBe(list)
    expect(new Headers(request?.headers).get('content-type')).toBe('text/csv')
  })

  it('takes a file as what it is, and a refusal of one as a refusal', async () => {
    const { fetchFile } = setUp({
      answer: async () => new Response('lines', { headers: { 'content-type': 'application/gzip' } }),
    })
    expect(await (await fetchFile('GET backup')).text()).toBe('lines')
    const refusal = { success: false, message: 'No.', error: { number: 403, message: 'No.' } }
    await expect(setUp({ answer: json(refusal, 403) }).fetchFile('GET backup')).rejects.toMatchObject({
      message: 'No.',
    })
  })

  it('carries no token for a visitor', async () => {
    const { call, fetch } = setUp({ token: null, answer: json({}) })
    await call('GET menulinks')
    expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
  })

  it('gives the server’s sentence and number when it is refused', async () => {
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
  ])('tells what the sentence of a refusal is said in: %j', async (headers, lang) => {
    const refusal = { success: false, message: 'Non.', error: { number: 400, message: 'Non.' } }
    const { call } = setUp({ answer: async () => Response.json(refusal, { status: 400, headers }) })
    await expect(call('GET games/:id', { path: { id: 'farm' } })).rejects.toMatchObject({ lang })
  })

  it('gives what a refusal brought along', async () => {
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
    ['the network refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a page of HTML comes instead of JSON', html(200)],
    ['a gateway answers with HTML', html(502)],
    ['an error has another shape', json({ oops: true }, 500)],
    ['an answer breaks off', brokenOff(200)],
    ['a refusal breaks off', brokenOff(409)],
    // The API refuses in JSON: this is someone between.
    ['a proxy wants a sign-in of its own', html(407)],
    ['a filter blocks the address', html(403)],
    ['the host of the moment knows no such address', html(404)],
  ])('says that the network is in trouble when %s', async (_name, answer) => {
    const { call } = setUp({ answer })
    await expect(call('GET menulinks')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
  })

  it('tells which token is no longer taken', async () => {
    const refusal = {
      success: false,
      message: 'Connecte-toi.',
      error: { number: 401, message: 'Connecte-toi.' },
    }
    const { call, onTokenRefused } = setUp({ token: 'old', answer: json(refusal, 401) })
    await expect(call('GET user')).rejects.toMatchObject({ status: 401 })
    expect(onTokenRefused).toHaveBeenCalledExactlyOnceWith('old')
  })

  it('takes a page of HTML for no word on a token', async () => {
    const { call, onTokenRefused } = setUp({ token: 'good', answer: html(401) })
    await expect(call('GET user')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
    expect(onTokenRefused).not.toHaveBeenCalled()
  })

  it('says that the network is in trouble when a file breaks off', async () => {
    const { fetchFile } = setUp({ answer: brokenOff(200) })
    await expect(fetchFile('GET backup')).rejects.toMatchObject({ status: 0, message: NETWORK_ERROR })
  })

  it('asks for a fresh proof if the call needs one, and makes the call again once it is given', async () => {
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

  it('reads once more as a visitor when the token is no longer taken', async () => {
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

function setUp({ token = null, answer }: { token?: string | null; answer: () => Promise<Response> }) {
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

/** The first bytes of an answer, then nothing more. */
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
