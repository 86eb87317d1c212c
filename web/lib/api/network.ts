import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { CACHED_AT_HEADER } from '../storage/cached-at-header.ts'

/**
 * Network state, from the browser's `onLine` flag and, since that is often wrong, from the outcome of the
 * last call.
 */
const { subscribe, notify } = createListeners()
let didLastCallArrive = true

globalThis.window?.addEventListener('online', () => setArrived(true))
globalThis.window?.addEventListener('offline', () => notify())

function isOffline(): boolean {
  return !navigator.onLine || !didLastCallArrive
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

/** Calls `onBack` each time the network returns. @returns unsubscribe */
export function onNetworkBack(onBack: () => void): () => void {
  let wasOffline = isOffline()
  return subscribe(() => {
    if (wasOffline && !isOffline()) onBack()
    wasOffline = isOffline()
  })
}

/** `fetch` that records whether the network responded. A response from the service worker's cache does not count. */
export const monitoredFetch: typeof globalThis.fetch = async (...request) => {
  try {
    const response = await globalThis.fetch(...request)
    setArrived(!response.headers.has(CACHED_AT_HEADER))
    return response
  } catch (error) {
    setArrived(false)
    throw error
  }
}

function setArrived(didArrive: boolean): void {
  didLastCallArrive = didArrive
  notify()
}

/**
 * Delays API calls while a page hydrates: an early response would make parts that hydrate later differ from
 * their HTML.
 */
let callGate: Promise<void> | null = null
let openCallGate = () => {}

export function holdCalls(): void {
  callGate = new Promise((resolve) => {
    openCallGate = resolve
  })
}

export function releaseCalls(): void {
  callGate = null
  openCallGate()
}

/** Runs `call` now, or after hydration. */
export function whenReleased<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return callGate ? callGate.then(call) : call()
}
