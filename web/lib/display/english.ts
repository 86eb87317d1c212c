import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { createStore } from '../store.ts'
import { ENGLISH_KEY } from './display-settings.ts'

/** True at build time and during hydration; the stylesheets hide the help from the first paint. */
const isShown = createStore(true)

/** Undefined while pages are prerendered. */
const root = globalThis.document?.documentElement

session.subscribe(applyEnglishHelp)
// Follow a choice made in another tab. Other keys are ignored; otherwise two tabs would answer each other without end.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === choiceKey()) applyEnglishHelp()
})
// The session may have ended before this module loaded.
applyEnglishHelp()

/** Whether English help is shown. */
export const useEnglishShown = isShown.use

/** Stores the user's choice on the device and applies it. */
export function toggleEnglish(): void {
  browserStorage.setItem(choiceKey(), isShown.get() ? 'onDemand' : 'shown')
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
  isShown.set(help === 'shown')
}

/** Tablets are shared, so each pupil's choice is stored separately, and so is that of visitors. */
function choiceKey(): string {
  return `${ENGLISH_KEY}-${session.current()?.id ?? 'visitor'}`
}
