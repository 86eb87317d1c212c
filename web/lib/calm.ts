import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

const CALM_KEY = 'mme:calm'
const listeners = new Set<() => void>()
const reducedMotion = globalThis.window?.matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Calm: nothing moves, and games wait longer before they go on by themselves. On where the switch in the
 * page or the device's own setting asks for it.
 */
export function isCalm(): boolean {
  return isCalmChosen() || (reducedMotion?.matches ?? false)
}

/** The switch alone, as the pupil left it. */
export function useCalmChosen(): boolean {
  return useSyncExternalStore(subscribe, isCalmChosen, () => false)
}

export function setCalm(calm: boolean): void {
  if (calm) browserStorage.setItem(CALM_KEY, 'on')
  else browserStorage.removeItem(CALM_KEY)
  markDocument()
  announce()
}

/** The styles read `data-calm` of the document's root. */
export function markDocument(): void {
  document.documentElement.toggleAttribute('data-calm', isCalmChosen())
}

function isCalmChosen(): boolean {
  return browserStorage.getItem(CALM_KEY) === 'on'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}
