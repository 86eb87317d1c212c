import { cacheNames, type RouteHandlerCallback } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { createPartialResponse } from 'workbox-range-requests'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { wholeAndAsAsked } from './as-asked.ts'

const ASSETS = 'assets'
const PAGES = 'pages'
/** A line that answers nothing for so long is as good as none, in seconds. */
const PATIENCE = 5
const MONTH = 30 * 86_400

/** Never change under their name. What the version brings is there beforehand; here is the rest. */
export const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [wholeAndAsAsked, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
})

/** The scripts and styles of the version before, for the pages that are open when a new one takes over. */
export async function keepFormerAssets(precache: readonly { url: string }[]): Promise<void> {
  await caches.delete(ASSETS)
  const [former, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(ASSETS)])
  const present = new Set(precache.map(({ url }) => url))
  for (const request of await former.keys()) {
    const response = present.has(new URL(request.url).pathname) ? undefined : await former.match(request)
    if (response) await kept.put(request, response)
  }
}

/** The newest page where the network has it, else as it was last seen. Queries are no part of its name. */
export const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    wholeAndAsAsked,
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
    wholeAndAsAsked,
    new ExpirationPlugin({ maxEntries: 3000, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

/** Players ask for a range of a sound: the whole is kept, and the range cut out of it. */
export const media: RouteHandlerCallback = async ({ event, request }) => {
  const response = await mediaFiles.handle({ event, request: new Request(request.url) })
  return response.ok && request.headers.has('range') ? createPartialResponse(request, response) : response
}
