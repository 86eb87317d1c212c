import type { RouteHandlerCallback } from 'workbox-core'
import { KEPT_HEADER } from '../lib/storage/kept-answer.ts'
import { isAsAsked } from './as-asked.ts'

const RECORDS = 'records'
/** How long a kept record serves before it is fetched again beside an answer to a signed-in pupil. */
const FRESH_MS = 3_600_000

/**
 * What a game or a page is made of: from the network, else as it was kept. What is kept is always what a visitor
 * may read, fetched without the token of whoever is signed in: nothing of one pupil reaches another by it.
 */
export const answerRecord: RouteHandlerCallback = async ({ event, request }) => {
  try {
    const response = await fetch(request)
    event.waitUntil(keep(request, response.clone()).catch(() => undefined))
    return response
  } catch {
    return (await (await caches.open(RECORDS)).match(request.url)) ?? Response.error()
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(RECORDS)
  const isVisitors = !request.headers.has('authorization')
  // Refused to a pupil: it may be closed to visitors too.
  const isRefused = answer.status === 403
  if (!isVisitors && !isRefused && isFresh(await cache.match(request.url))) return
  const response = isVisitors ? answer : await fetch(request.url, { credentials: 'omit' })
  if (!isAsAsked(request, response)) return
  if (response.ok) await cache.put(request.url, stamped(response))
  // Closed or gone since: but a server in trouble changes nothing.
  else if (response.status < 500) await cache.delete(request.url)
}

function isFresh(kept: Response | undefined): boolean {
  const age = Date.now() - Date.parse(kept?.headers.get(KEPT_HEADER) ?? '')
  return age >= 0 && age < FRESH_MS
}

function stamped({ body, headers }: Response): Response {
  const marked = new Headers(headers)
  marked.set(KEPT_HEADER, new Date().toISOString())
  return new Response(body, { headers: marked })
}
