import { cacheNames, type RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheExpectedOnly } from './addresses.ts'
import { NETWORK_TIMEOUT_MS } from './records.ts'

const ASSETS = 'assets'
const PAGES = 'pages'
const MONTH_SECONDS = 30 * 86_400

/** Hashed files never change. The current version is precached; this cache holds the rest. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [cacheExpectedOnly, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
})

/** Keeps the assets of the previous version for pages that are open during an update. */
export async function keepPreviousAssets(precache: readonly { url: string }[]): Promise<void> {
  await caches.delete(ASSETS)
  const [previous, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(ASSETS)])
  const present = new Set(precache.map(({ url }) => url))
  for (const request of await previous.keys()) {
    const response = present.has(new URL(request.url).pathname) ? undefined : await previous.match(request)
    if (response) await kept.put(request, response)
  }
}

/** Pages from the network, else from the cache. The query string is not part of the cache key. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT_MS / 1000,
  plugins: [
    cacheExpectedOnly,
    new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }),
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url)
        return origin + pathname
      },
    },
  ],
})

export function deletePages(): Promise<boolean> {
  return caches.delete(PAGES)
}

const mediaFiles = new CacheFirst({
  cacheName: 'media',
  plugins: [
    cacheExpectedOnly,
    new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
  ],
})

/** Players request ranges of a sound: cache the whole file and cut the range out of it. */
export const media: RouteHandlerCallback = async ({ event, request }) => {
  const response = await mediaFiles.handle({ event, request: new Request(request.url) })
  return response.ok && request.headers.has('range') ? createPartialResponse(request, response) : response
}
