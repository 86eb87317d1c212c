import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { OWNER_KEY, removeDrafts } from '../storage/drafts.ts'
import { session } from './session.ts'

export const BOOKMARKS_KEY = 'mme:stories'
export const REQUESTED_PAGE_KEY = 'mme:wanted'
export const CLASS_KEY = 'mme:class'
const CHANNEL = 'mme:left'

const otherTabs = globalThis.window && new BroadcastChannel(CHANNEL)
otherTabs?.addEventListener('message', clearThisTab)

// Drafts of a session that timed out stay in the tab for their author, and are dropped when another user signs in.
session.subscribe(dropOthersDrafts)
dropOthersDrafts()

/** Clears a user's data in all tabs. Called on explicit sign-out. */
export function clearUserData(): void {
  clearThisTab()
  otherTabs?.postMessage(null)
}

function clearThisTab(): void {
  removeDrafts()
  tabStorage.removeItem(OWNER_KEY)
  tabStorage.removeItem(REQUESTED_PAGE_KEY)
  browserStorage.removeItem(BOOKMARKS_KEY)
  browserStorage.removeItem(CLASS_KEY)
}

function dropOthersDrafts(): void {
  const user = session.current()
  if (!user) return
  const owner = tabStorage.getItem(OWNER_KEY)
  if (owner === String(user.id)) return
  // Drafts outside of the tab's storage stay for their author.
  if (owner !== null) removeDrafts([tabStorage])
  tabStorage.setItem(OWNER_KEY, String(user.id))
}
