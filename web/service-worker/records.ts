import type { RouteHandlerCallback } from 'workbox-core'
import { CACHED_AT_HEADER } from '../lib/storage/cached-at-header.ts'
import { hasExpectedContentType } from './addresses.ts'

const RECORDS_CACHE = 'records'
/** Age in milliseconds after which a record is fetched again when a signed-in pupil requests it. */
const FRESH_MS = 3_600_000
/** Use the cache if the network does not answer within this time. */
export const NETWORK_TIMEOUT_MS = 5000

/**
 * Answers a game or page record from the network, or from the cache if the network fails or is late. The
 * cached version is always the one visitors may read, fetched without a token, so that no data of one pupil
 * reaches another.
 */
export const answerRecord: RouteHandlerCallback = async ({ event, request }) => {
  const answer = fetch(request)
  event.waitUntil(answer.then((response) => updateCache(request, response.clone())).catch(() => undefined))
  const arrived = answer.catch(() => undefined)
  const inTime = await (isFromAdminPage(request) ? arrived : Promise.race([arrived, timeout()]))
  if (inTime) return inTime
  const cached = await (await caches.open(RECORDS_CACHE)).match(request.url)
  return cached ?? answer.catch(() => Response.error())
}

/** Admin pages edit what they read, so a copy must not replace a late answer. */
function isFromAdminPage({ referrer }: Request): boolean {
  return referrer !== '' && new URL(referrer).pathname.startsWith('/admin')
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS))
}

async function updateCache(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(RECORDS_CACHE)
  const isAnonymous = !request.headers.has('authorization')
  // A page refused to a pupil may be closed to visitors too.
  const isRefused = answer.status === 403
  if (!isAnonymous && !isRefused && isFresh(await cache.match(request.url))) return
  const response = isAnonymous ? answer : await fetch(request.url, { credentials: 'omit' })
  if (!hasExpectedContentType(request, response)) return
  if (response.ok) await cache.put(request.url, withCachedAt(response))
  // The record was closed or removed. A server error changes nothing.
  else if (response.status < 500) await cache.delete(request.url)
}

function isFresh(kept: Response | undefined): boolean {
  const age = Date.now() - Date.parse(kept?.headers.get(CACHED_AT_HEADER) ?? '')
  return age >= 0 && age < FRESH_MS
}

function withCachedAt({ body, headers }: Response): Response {
  const stampedHeaders = new Headers(headers)
  stampedHeaders.set(CACHED_AT_HEADER, new Date().toISOString())
  return new Response(body, { headers: stampedHeaders })
}
