import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SessionUser } from '../../../domain/api/user.ts'
import type { Sentence } from '../../lib/api/api.ts'
import { onNetworkBack, useIsOffline } from '../../lib/api/network.ts'
import { focusHeading } from '../../lib/display/focus-heading.ts'
import { workerAtStart } from '../../lib/loading/worker-at-start.ts'
import { useInGame } from '../../lib/page/in-game.ts'
import { useSession } from '../../lib/session/session.ts'
import { browserStorage, tabStorage } from '../../lib/storage/browser-storage.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Said } from '../../ui/Said.tsx'
import { followUpdates } from './follow-updates.ts'
import styles from './Offline.module.css'

const UPDATE_ASKED_KEY = 'mme:update-asked'

/** The offline sign, and the question when a new version is available. */
export function Offline() {
  return (
    <>
      <OfflineSign />
      <UpdateQuestion />
    </>
  )
}

const PLAY_ON_TEXT: Sentence = {
  message: 'joue, tes résultats sont gardés.',
  english: 'Offline: play on, your results are kept.',
}
const STAY_OPEN_TEXT: Sentence = {
  message: 'joue, mais laisse cette page ouverte : tes résultats y attendent.',
  english: 'Offline: play on, but keep this page open: your results wait in it.',
}
const SEEN_PAGES_TEXT: Sentence = {
  message: 'les pages déjà vues restent ouvertes.',
  english: 'Offline: pages that were seen stay open.',
}
const WAIT_FOR_NETWORK_TEXT: Sentence = {
  message: 'attendez le réseau pour enregistrer; gardez cet onglet ouvert.',
}

function OfflineSign() {
  const isOffline = useIsOffline()
  const user = useSession()
  const isInGame = useInGame()
  const queryClient = useQueryClient()
  // Retry failed queries when the network returns.
  useEffect(
    () =>
      onNetworkBack(
        () => void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
      ),
    [queryClient],
  )
  return (
    <div role="status" className={styles.place} data-in-game={isInGame || undefined}>
      {isOffline && (
        <p className={styles.sign} data-offline-sign>
          Hors ligne : <Said {...offlineAdvice(user)} />
        </p>
      )}
    </div>
  )
}

function offlineAdvice(user: SessionUser | null): Sentence {
  if (user === null) return SEEN_PAGES_TEXT
  if (user.isAdmin) return WAIT_FOR_NETWORK_TEXT
  return browserStorage.keepsAll() ? PLAY_ON_TEXT : STAY_OPEN_TEXT
}

/** Asks once per visit, and never during a game. The page reloads only on request. */
function UpdateQuestion() {
  const [isNew, setNew] = useState(false)
  const isInGame = useInGame()
  useEffect(() => {
    registerSiteWorker(() => setNew(tabStorage.getItem(UPDATE_ASKED_KEY) === null)).catch(() => undefined)
  }, [])

  if (!isNew || isInGame) return null
  const later = () => {
    tabStorage.setItem(UPDATE_ASKED_KEY, 'later')
    setNew(false)
    focusHeading()
  }
  return (
    <section className={styles.question} aria-label="Nouvelle version">
      <p role="status">
        Le site a du nouveau. <span lang="en">A new version is ready.</span>
      </p>
      <Button onClick={() => location.reload()}>
        <Bilingual french="Mettre à jour" english="Update" />
      </Button>
      <Button look="soft" onClick={later}>
        <Bilingual french="Plus tard" english="Later" />
      </Button>
    </section>
  )
}

const WORKER_URL = '/sw.js'
/** Written by the build: the deployed version. */
const RELEASE_URL = '/release.json'
/** Shortest interval between update checks of an open page, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = 30 * 60_000

/**
 * Registers the service worker after the page has loaded.
 * @param onUpdate called when a new version has taken over; the page keeps the old version until it reloads
 */
async function registerSiteWorker(onUpdate: () => void): Promise<void> {
  if (!import.meta.env.PROD) return
  // Undefined outside of a secure context, such as a school's plain http address, and in some private windows.
  if (!('serviceWorker' in navigator)) return watchRelease(onUpdate)
  await pageLoaded()
  const isFirstVisit = navigator.serviceWorker.controller === null
  followUpdates(navigator.serviceWorker, workerAtStart, onUpdate)
  const registration = await navigator.serviceWorker.register(WORKER_URL).catch(() => watchRelease(onUpdate))
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
    const live = releaseIn(await (await fetch(RELEASE_URL, { cache: 'no-store' })).json())
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
    if (document.hidden || Math.abs(Date.now() - checkedAt) < UPDATE_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    check().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', checkAgain)
  setInterval(checkAgain, UPDATE_CHECK_INTERVAL_MS)
}
