import { type BrowserStorage, browserStorage, tabStorage } from './browser-storage.ts'

/** What is being written and not saved yet, kept in its tab, or longer: see `features/admin/hooks/draft-store.ts`. */
export const DRAFT_PREFIX = 'mme:draft:'
/** Where one was in a list, kept in its tab, as what was looked for, a pupil's name perhaps: see `features/admin/hooks/use-kept-place.ts`. */
export const PLACE_PREFIX = 'mme:place:'
/** The id of the user whose drafts this tab keeps, also once the session has ended by itself. */
export const OWNER_KEY = 'mme:draft-owner'
/** A lock held by each tab that keeps drafts, since no tab can read another's storage. */
const LOCK = 'mme:drafts'

// Locks are absent in older browsers and outside of a secure context.
const locks: LockManager | undefined = globalThis.navigator?.locks
let release: (() => void) | null = null
// After a reload the drafts of before are still there.
noteDrafts()

/** Whether this tab keeps any, or its user has some that outlive it. */
export function hasDrafts(): boolean {
  return draftKeys(tabStorage).length + draftKeys(browserStorage).length > 0
}

/** Whether any tab does. */
export async function areDraftsInAnyTab(): Promise<boolean> {
  if (hasDrafts()) return true
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {}
  return held.some(({ name }) => name === LOCK)
}

/** Tells the other tabs whether there are some in this one: after each change. */
export function noteDrafts(): void {
  if (draftKeys(tabStorage).length > 0 === (release !== null)) return
  if (release) {
    release()
    release = null
    return
  }
  const isOver = new Promise<void>((resolve) => {
    release = resolve
  })
  locks?.request(LOCK, { mode: 'shared' }, () => isOver).catch(() => undefined)
}

/** Drops all drafts and places of this tab, and the drafts of its user that outlive it, or only what is in some storage. */
export function forgetWork(storages = [tabStorage, browserStorage]): void {
  for (const storage of storages) for (const key of draftKeys(storage)) storage.removeItem(key)
  for (const key of keysFrom(tabStorage, PLACE_PREFIX)) tabStorage.removeItem(key)
  noteDrafts()
}

/** What outlives a tab may be another user's as well. */
function draftKeys(storage: BrowserStorage): string[] {
  return keysFrom(storage, DRAFT_PREFIX + (storage === tabStorage ? '' : `${tabStorage.getItem(OWNER_KEY)}:`))
}

function keysFrom(storage: BrowserStorage, start: string): string[] {
  return storage.keys().filter((key) => key.startsWith(start))
}
