import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { cacheExpectedOnly, isAsset, isMedia, isPage, isRecord } from './addresses.ts'
import { answerRecord } from './records.ts'
import { assets, deletePages, keepPreviousAssets, media, pages } from './strategies.ts'

/**
 * Service worker for offline use. Caches scripts, styles, and the pages, records, pictures and sounds that
 * were visited. Nothing fetched with a token is cached, since tablets are shared. The build defines the
 * constants below.
 */
declare const self: ServiceWorkerGlobalScope
declare const PRECACHE: PrecacheEntry[]
declare const APP_SHELL: string

// Referenced once: the build inlines the whole list at every reference.
const precached = PRECACHE

// A precache with a proxy's page in it is invalid; it is fetched again at the next update check.
addPlugins([cacheExpectedOnly])
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false })
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && isMedia(url), media)
registerRoute(({ url, sameOrigin }) => sameOrigin && isRecord(url), answerRecord)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url), pages)
setCatchHandler(
  async ({ request, url }) =>
    (isPage(url) && request.mode === 'navigate' && (await matchPrecache(APP_SHELL))) || Response.error(),
)

// Takes over immediately. Open pages of the previous version keep working with its scripts until they reload.
void self.skipWaiting()
clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(keepPreviousAssets(precached))
})

self.addEventListener('activate', (event) => {
  // Cached pages reference assets of the previous version. The app shell replaces them.
  event.waitUntil(Promise.all([deletePages(), self.registration.navigationPreload?.enable()]))
})
