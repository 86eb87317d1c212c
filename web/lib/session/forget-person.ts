import { browserStorage, tabStorage } from '../storage/browser-storage.ts'
import { forgetWork, OWNER_KEY } from '../storage/drafts.ts'
import { session } from './session.ts'

export const BOOKMARKS_KEY = 'mme:stories'
export const WANTED_KEY = 'mme:wanted'
export const CLASS_KEY = 'mme:class'
const CHANNEL = 'mme:left'

const otherTabs = globalThis.window && new BroadcastChannel(CHANNEL)
otherTabs?.addEventListener('message', forgetHere)

// A session that ended by itself leaves drafts in the tab for the one who wrote them, and for nobody else.
session.subscribe(dropOthersDrafts)
dropOthersDrafts()

/** Whoever signs out by hand leaves nothing to who comes next, in no tab. */
export function forgetPerson(): void {
  forgetHere()
  otherTabs?.postMessage(null)
}

function forgetHere(): void {
  forgetWork()
  tabStorage.removeItem(OWNER_KEY)
  tabStorage.removeItem(WANTED_KEY)
  browserStorage.removeItem(BOOKMARKS_KEY)
  browserStorage.removeItem(CLASS_KEY)
}

function dropOthersDrafts(): void {
  const user = session.current()
  if (!user) return
  const owner = tabStorage.getItem(OWNER_KEY)
  if (owner === String(user.id)) return
  // What outlives the tab waits for its writer.
  if (owner !== null) forgetWork([tabStorage])
  tabStorage.setItem(OWNER_KEY, String(user.id))
}
