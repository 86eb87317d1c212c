import { useSyncExternalStore } from 'react'
import { KEPT_HEADER } from '../storage/kept-answer.ts'

/** Whether the network is there: by the browser's word and, since that is often wrong, by what became of calls. */
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

/** `back` is run each time that the network is there again. */
export function onNetworkBack(back: () => void): () => void {
  let wasOffline = isOffline()
  return subscribe(() => {
    if (wasOffline && !isOffline()) back()
    wasOffline = isOffline()
  })
}

/** `fetch` that notes whether the network answered; an answer from the service worker's cache is no proof of it. */
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
