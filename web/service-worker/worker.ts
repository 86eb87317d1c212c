import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { isAsset, isMedia, isPage, isRecord } from './addresses.ts'
import { wholeAndAsAsked } from './as-asked.ts'
import { answerRecord } from './records.ts'
import { assets, deletePages, keepFormerAssets, media, pages } from './strategies.ts'

/**
 * The site without a network: its scripts and styles, and the pages, records, pictures and sounds that were seen.
 * The build puts in what belongs to the version. Nothing that a token opened is kept: tablets are shared.
 */
declare const self: ServiceWorkerGlobalScope
declare const PRECACHE: PrecacheEntry[]
declare const APP_SHELL: string

// Named once: the build puts the whole list wherever its name stands.
const precached = PRECACHE

// A version of which a proxy gave out its own page is none: it is fetched again with the next look.
addPlugins([wholeAndAsAsked])
precacheAndRoute(precached, { directoryIndex: '', cleanURLs: false })
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets)
registerRoute(({ url, sameOrigin }) => sameOrigin && isMedia(url), media)
registerRoute(({ url, sameOrigin }) => sameOrigin && isRecord(url), answerRecord)
registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url), pages)
setCatchHandler(
  async ({ request, url }) =>
    (isPage(url) && request.mode === 'navigate' && (await matchPrecache(APP_SHELL))) || Response.error(),
)

// Takes over at once: pages of the version before go on as they are, with its scripts, until someone loads them again.
void self.skipWaiting()
clientsClaim()

self.addEventListener('install', (event) => {
  event.waitUntil(keepFormerAssets(precached))
})

self.addEventListener('activate', (event) => {
  // The pages that are kept ask for the former scripts; the shell opens them as well.
  event.waitUntil(Promise.all([deletePages(), self.registration.navigationPreload?.enable()]))
})
