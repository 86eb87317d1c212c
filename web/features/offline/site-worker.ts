import { workerAtStart } from '../../lib/loading/worker-at-start.ts'
import { followUpdates } from './follow-updates.ts'

const WORKER = '/sw.js'
/** Written by the build: the deployed version. */
const LIVE = '/release.json'
/** Shortest interval between update checks of an open page, in milliseconds. */
const CHECK_MS = 30 * 60_000

/**
 * Registers the service worker after the page has loaded.
 * @param onUpdate called when a new version has taken over; the page keeps the old version until it reloads
 */
export async function registerSiteWorker(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD) return
  // Undefined outside of a secure context, such as a school's plain http address, and in some private windows.
  if (!('serviceWorker' in navigator)) return watchRelease(onUpdate)
  await pageLoaded()
  const isFirstVisit = navigator.serviceWorker.controller === null
  followUpdates(navigator.serviceWorker, workerAtStart, onUpdate)
  const registration = await navigator.serviceWorker.register(WORKER).catch(() => watchRelease(onUpdate))
  if (!registration) return
  if (isFirstVisit) void cacheLoadedFiles()
  checkRegularly(() => registration.update())
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Caches what the first page loaded before the worker was active. Workbox's router defines the message type. */
async function cacheLoadedFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  await waitForActivation(active)
  const urlsToCache = [
    location.pathname,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ].filter((url) => new URL(url, location.href).origin === location.origin)
  active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Waits for activation, which deletes cached pages: `ready` may resolve before it has finished. */
async function waitForActivation(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'activating')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }))
}

/**
 * Update check for browsers without the service worker: private windows, and schools on plain http.
 * @param onUpdate called when another version is deployed; the old scripts stay on the server for a while
 */
function watchRelease(onUpdate: () => void): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content
  checkRegularly(async () => {
    const live = releaseIn(await (await fetch(LIVE, { cache: 'no-store' })).json())
    if (live !== undefined && live !== own) onUpdate()
  })
}

function releaseIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('release' in answer)) return
  return typeof answer.release === 'string' ? answer.release : undefined
}

/** Runs `check` when the page is visible, at most every `CHECK_MS`. Ignores failures. */
function checkRegularly(check: () => Promise<unknown>): void {
  let checkedAt = Date.now()
  const checkAgain = () => {
    if (document.hidden || Math.abs(Date.now() - checkedAt) < CHECK_MS) return
    checkedAt = Date.now()
    check().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', checkAgain)
  setInterval(checkAgain, CHECK_MS)
}
