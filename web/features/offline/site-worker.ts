import { workerAtStart } from '../../lib/loading/worker-at-start.ts'
import { followUpdates } from './follow-updates.ts'
import { nowAndThen } from './now-and-then.ts'
import { watchRelease } from './watch-release.ts'

const WORKER = '/sw.js'

/**
 * Registers the service worker after the page has loaded.
 * @param onUpdate called when a new version has taken over; the page keeps the old version until it reloads
 */
export async function registerSiteWorker(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD) return
  // Undefined outside of a secure context, such as a school's plain http address, and in some private windows.
  if (!('serviceWorker' in navigator)) return watchRelease(onUpdate)
  await loaded()
  const isFirstVisit = navigator.serviceWorker.controller === null
  followUpdates(navigator.serviceWorker, workerAtStart, onUpdate)
  const registration = await navigator.serviceWorker.register(WORKER).catch(() => watchRelease(onUpdate))
  if (!registration) return
  if (isFirstVisit) void keepWhatIsSeen()
  nowAndThen(() => registration.update())
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Caches what the first page loaded before the worker was active. Workbox's router defines the message type. */
async function keepWhatIsSeen(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  await activated(active)
  const urlsToCache = [
    location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => new URL(url, location.href).origin === location.origin)
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Waits for activation, which deletes cached pages: `ready` may resolve before it has finished. */
async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}
