import { workerAtStart } from '../../lib/loading/worker-at-start.ts'
import { followUpdates } from './follow-updates.ts'
import { nowAndThen } from './now-and-then.ts'
import { watchRelease } from './watch-release.ts'

const WORKER = '/sw.js'

/**
 * Registers the worker that keeps the site for times without a network, once the page has loaded.
 * @param onUpdate a new version is there and has taken over: the page is of the one before, until it loads again.
 */
export async function registerSiteWorker(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD) return
  // Absent outside of a secure context, such as a school's own http address, and in some private windows.
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

/** What the first page loaded before there was a worker. The name is that of Workbox's router. */
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

/** Ready may mean that it is still being activated, and then drops the pages that it has. */
async function activated(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}
