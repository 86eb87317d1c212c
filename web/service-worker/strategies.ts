import { cacheNames, type RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheExpectedOnly, isOutdatedMedia } from './addresses.ts'
import { NETWORK_TIMEOUT_MS } from './records.ts'

const ASSETS_CACHE = 'assets'
const PAGES_CACHE = 'pages'
const MONTH_SECONDS = 30 * 86_400

/** Hashed files never change. The current version is precached; this cache holds the rest. */
export const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  plugins: [cacheExpectedOnly, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
})

/** Keeps the assets of the previous version for pages that are open during an update. */
export async function keepPreviousAssets(precache: readonly { url: string }[]): Promise<void> {
  await caches.delete(ASSETS_CACHE)
  const [previous, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(ASSETS_CACHE)])
  const present = new Set(precache.map(({ url }) => url))
  for (const request of await previous.keys()) {
    const response = present.has(new URL(request.url).pathname) ? undefined : await previous.match(request)
    if (response) await kept.put(request, response)
  }
}

/** Pages from the network, else from the cache. The query string is not part of the cache key. */
export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
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
  return caches.delete(PAGES_CACHE)
}

const mediaCache = {
  cacheName: 'media',
  plugins: [
    cacheExpectedOnly,
    new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
  ],
}
const mediaFiles = new CacheFirst(mediaCache)
/** Asks the server whether the file has changed, even if it is still fresh in the browser's HTTP cache. */
const mediaUpdates = new NetworkFirst({ ...mediaCache, fetchOptions: { cache: 'no-cache', priority: 'low' } })

/**
 * A picture or sound from the cache, else from the network. An outdated one is updated in the background for
 * the next time. Players request ranges of a sound: cache the whole file and answer with the requested range
 * of it.
 */
export const media: RouteHandlerCallback = async ({ event, request, url }) => {
  const file = new Request(request.url)
  const response = await mediaFiles.handle({ event, request: file })
  if (isOutdatedMedia(url, response, Date.now())) void mediaUpdates.handle({ event, request: file })
  return response.ok && request.headers.has('range') ? createPartialResponse(request, response) : response
}
