import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { ENGLISH_KEY } from './display-settings.ts'

const { subscribe, notify } = createListeners()

/** Undefined while pages are prerendered. */
const root = globalThis.document?.documentElement

session.subscribe(apply)
// The session may have ended before this module loaded.
apply()

/**
 * Whether English help is shown. True during hydration, as at build time; the stylesheets hide it from the
 * first paint.
 */
export function useEnglishShown(): boolean {
  return useSyncExternalStore(subscribe, isShown, () => true)
}

/** Stores the user's choice on the device and applies it. */
export function toggleEnglish(): void {
  browserStorage.setItem(choiceKey(), isShown() ? 'onDemand' : 'shown')
  apply()
}

/** A pupil's own choice, else their class's setting, which the support "English" replaces. */
function apply(): void {
  if (!root) return
  const user = session.current()
  const followsClass = user && !user.isAdmin && !user.supports?.includes('english')
  const ofClass = (followsClass && user.englishHelp) || 'shown'
  const help = ofClass === 'never' ? ofClass : (browserStorage.getItem(choiceKey()) ?? ofClass)
  if (help === 'shown') {
    browserStorage.removeItem(ENGLISH_KEY)
    delete root.dataset.english
  } else {
    browserStorage.setItem(ENGLISH_KEY, help)
    root.dataset.english = help
  }
  notify()
}

function isShown(): boolean {
  return root?.dataset.english === undefined
}

/** Tablets are shared, so each pupil has their own choice, and so have visitors. */
function choiceKey(): string {
  return `${ENGLISH_KEY}-${session.current()?.id ?? 'visitor'}`
}
