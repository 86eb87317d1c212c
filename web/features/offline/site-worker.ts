import { workerAtStart } from '../../lib/worker-at-start.ts'
import { followUpdates } from './follow-updates.ts'

const WORKER = '/sw.js'
/** How often a page that stays open asks for a new version at most, in milliseconds. */
const CHECK_MS = 30 * 60_000

/**
 * Registers the worker that keeps the site for times without a network, once the page has loaded.
 * @param onUpdate a new version is there and has taken over: the page is of the one before, until it loads anew.
 */
export async function registerSiteWorker(onUpdate: () => void): Promise<void> {
  // Absent outside of a secure context, such as a school's own http address.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await loaded()
  const isFirstVisit = navigator.serviceWorker.controller === null
  followUpdates(navigator.serviceWorker, workerAtStart, onUpdate)
  const registration = await navigator.serviceWorker.register(WORKER)
  if (isFirstVisit) void keepWhatIsSeen()
  checkNowAndThen(registration)
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** What the first page loaded before there was a worker. The name is that of Workbox's router. */
async function keepWhatIsSeen(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const urlsToCache = [
    location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => new URL(url, location.href).origin === location.origin)
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Math.abs(Date.now() - checkedAt) < CHECK_MS) return
    checkedAt = Date.now()
    // Without a network there is nothing to find.
    registration.update().catch(() => undefined)
  })
}
