import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { OWNER_KEY, removeDrafts } from '../storage/drafts.ts'
import { openChannel } from '../storage/open-channel.ts'
import { session } from './session.ts'

export const BOOKMARKS_KEY = 'mme:stories'
export const REQUESTED_PAGE_KEY = 'mme:wanted'
export const CLASS_KEY = 'mme:class'
/**
 * Entries of modules that load on demand. A page that has not loaded them has not called `removeOnSignOut`
 * for them.
 */
export const LAZY_MODULE_KEYS = [
  'mme:album',
  'mme:lesson-words',
  'mme:lessons',
  'mme:mission',
  'mme:mission-under-way',
  'mme:week',
  'mme:words',
] as const
/** Work that is not sent yet: see `unsent-work.ts`. */
export const UNSENT_KEYS = ['mme:check-under-way', 'mme:writing'] as const
export type UnsentKey = (typeof UNSENT_KEYS)[number]
const CHANNEL = 'mme:left'

const otherTabs = openChannel(CHANNEL)
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
  // A user's own unsent work stays for that user.
  const visitors = UNSENT_KEYS.map((key) => unsentEntry(key, null))
  removeDrafts()
  tabStorage.removeItem(OWNER_KEY)
  tabStorage.removeItem(REQUESTED_PAGE_KEY)
  for (const key of [BOOKMARKS_KEY, CLASS_KEY, ...LAZY_MODULE_KEYS, ...visitors])
    browserStorage.removeItem(key)
}

/** Storage key of a user's unsent work; null for a visitor. */
export function unsentEntry(key: UnsentKey, userID: number | '' | null): string {
  return `${key}:${userID}`
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
