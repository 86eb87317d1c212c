import { useSyncExternalStore } from 'react'
import { KEPT_HEADER } from '../storage/kept-answer.ts'

/**
 * Network state, from the browser's `onLine` flag and, since that is often wrong, from the outcome of the last
 * call.
 */
const listeners = new Set<() => void>()
let didLastCallArrive = true

globalThis.window?.addEventListener('online', () => setArrived(true))
globalThis.window?.addEventListener('offline', tell)

function isOffline(): boolean {
  return !navigator.onLine || !didLastCallArrive
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

/** Calls `back` each time the network returns. @returns unsubscribe */
export function onNetworkBack(back: () => void): () => void {
  let wasOffline = isOffline()
  return subscribe(() => {
    if (wasOffline && !isOffline()) back()
    wasOffline = isOffline()
  })
}

/** `fetch` that records whether the network answered. An answer from the service worker's cache does not count. */
export const watchedFetch: typeof globalThis.fetch = async (...request) => {
  try {
    const response = await globalThis.fetch(...request)
    setArrived(!response.headers.has(KEPT_HEADER))
    return response
  } catch (error) {
    setArrived(false)
    throw error
  }
}

function setArrived(didArrive: boolean): void {
  didLastCallArrive = didArrive
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
