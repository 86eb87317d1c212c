import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { ENGLISH_KEY } from './display-settings.ts'

const { subscribe, notify } = createListeners()

/** Undefined while pages are prerendered. */
const root = globalThis.document?.documentElement

session.subscribe(applyEnglishHelp)
// The session may have ended before this module loaded.
applyEnglishHelp()

/**
 * Whether English help is shown. True during hydration, as at build time; the stylesheets hide it from the
 * first paint.
 */
export function useEnglishShown(): boolean {
  return useSyncExternalStore(subscribe, isEnglishShown, () => true)
}

/** Stores the user's choice on the device and applies it. */
export function toggleEnglish(): void {
  browserStorage.setItem(choiceKey(), isEnglishShown() ? 'onDemand' : 'shown')
  applyEnglishHelp()
}

/**
 * Applies the user's own choice, else the setting of the pupil's class. The support "English" overrides the
 * class's setting; the setting "never" overrides the choice.
 */
function applyEnglishHelp(): void {
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

function isEnglishShown(): boolean {
  return root?.dataset.english === undefined
}

/** Tablets are shared, so each pupil's choice is stored separately, and so is that of visitors. */
function choiceKey(): string {
  return `${ENGLISH_KEY}-${session.current()?.id ?? 'visitor'}`
}
