import { type BrowserStorage, browserStorage, tabStorage } from './browser-storage.ts'

/** Prefix of unsaved drafts, in tab or browser storage: see `features/admin/hooks/use-draft.ts`. */
export const DRAFT_PREFIX = 'mme:draft:'
/** Prefix of list positions and searches in tab storage: see `features/admin/hooks/use-history-state.ts`. */
export const PLACE_PREFIX = 'mme:place:'
/** Storage key of the user id that owns this tab's drafts, even after the session has timed out. */
export const OWNER_KEY = 'mme:draft-owner'
/** Lock held by each tab with drafts, since a tab cannot read another tab's storage. */
const DRAFTS_LOCK = 'mme:drafts'

// `navigator.locks` is undefined in older browsers and outside of a secure context.
const locks: LockManager | undefined = globalThis.navigator?.locks
let releaseLock: (() => void) | null = null
// After a reload, earlier drafts are still there.
updateDraftLock()

/** Whether this tab or its user has drafts. */
export function hasDrafts(): boolean {
  return draftKeys(tabStorage).length + draftKeys(browserStorage).length > 0
}

/** Whether any tab has drafts. */
export async function areDraftsInAnyTab(): Promise<boolean> {
  if (hasDrafts()) return true
  const { held = [] } = (await locks?.query().catch(() => null)) ?? {}
  return held.some(({ name }) => name === DRAFTS_LOCK)
}

/** Updates the lock that tells other tabs about this tab's drafts. Call it after each change. */
export function updateDraftLock(): void {
  if (draftKeys(tabStorage).length > 0 === (releaseLock !== null)) return
  if (releaseLock) {
    releaseLock()
    releaseLock = null
    return
  }
  const isOver = new Promise<void>((resolve) => {
    releaseLock = resolve
  })
  locks?.request(DRAFTS_LOCK, { mode: 'shared' }, () => isOver).catch(() => undefined)
}

/** Removes drafts from the given storages, and all list positions of this tab. */
export function removeDrafts(storages = [tabStorage, browserStorage]): void {
  for (const storage of storages) for (const key of draftKeys(storage)) storage.removeItem(key)
  for (const key of keysFrom(tabStorage, PLACE_PREFIX)) tabStorage.removeItem(key)
  updateDraftLock()
}

/** Keys of drafts. In browser storage, only those of this tab's user. */
function draftKeys(storage: BrowserStorage): string[] {
  return keysFrom(storage, DRAFT_PREFIX + (storage === tabStorage ? '' : `${tabStorage.getItem(OWNER_KEY)}:`))
}

function keysFrom(storage: BrowserStorage, start: string): string[] {
  return storage.keys().filter((key) => key.startsWith(start))
}
