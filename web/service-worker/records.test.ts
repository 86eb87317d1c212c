import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerRecord, NETWORK_TIMEOUT_MS } from './records.ts'

const ADDRESS = 'https://school.example/api/v1/games/farm'
const cached = new Map<string, Response>()

beforeEach(() => {
  cached.clear()
  const cache = {
    match: async (url: string) => cached.get(url)?.clone(),
    put: async (url: string, response: Response) => void cached.set(url, response),
    delete: async (url: string) => cached.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('returns the cached record offline', async () => {
  await ask(() => Response.json({ data: 'farm' }))
  const answer = await ask(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await answer.json()).toEqual({ data: 'farm' })
})

it('returns the cached record if the network does not respond in time', async () => {
  await ask(() => Response.json({ data: 'farm' }))
  vi.useFakeTimers()
  const late = Promise.withResolvers<Response>()
  const answer = ask(() => late.promise)
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS)
  late.resolve(Response.json({ data: 'updated farm' }))
  expect(await (await answer).json()).toEqual({ data: 'farm' })
  expect(await cached.get(ADDRESS)?.clone().json()).toEqual({ data: 'updated farm' })
})

it('waits for a late response if the record is not cached', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<Response>()
  const answer = ask(() => late.promise)
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS)
  late.resolve(Response.json({ data: 'farm' }))
  expect(await (await answer).json()).toEqual({ data: 'farm' })
})

it('deletes the cached record on a 404', async () => {
  await ask(() => Response.json({ data: 'farm' }))
  await ask(() => Response.json({ success: false }, { status: 404 }))
  expect(cached.size).toBe(0)
})

it('deletes the cached record if it is refused both to the pupil and to a visitor', async () => {
  await ask(() => Response.json({ data: 'farm' }))
  await ask(() => Response.json({ success: false }, { status: 403 }), { authorization: 'Bearer token' })
  expect(cached.size).toBe(0)
})

it.each([200, 403, 404, 502])(
  'keeps the cached record if a proxy answers with its own page and status %i',
  async (status) => {
    await ask(() => Response.json({ data: 'farm' }))
    await ask(() => new Response('<p>', { status, headers: { 'content-type': 'text/html' } }))
    expect(await cached.get(ADDRESS)?.clone().json()).toEqual({ data: 'farm' })
  },
)

/** The answer to a visitor, or to a user with a token, after all background work. */
async function ask(
  network: () => Response | Promise<Response>,
  headers: HeadersInit = {},
): Promise<Response> {
  vi.stubGlobal('fetch', async () => network())
  const later: Promise<unknown>[] = []
  const request = new Request(ADDRESS, { headers })
  const event = Object.assign(new Event('fetch'), { waitUntil: (work: Promise<unknown>) => later.push(work) })
  const answer = await answerRecord({ event, request, url: new URL(ADDRESS) })
  await Promise.all(later)
  return answer
}
