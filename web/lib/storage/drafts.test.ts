import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from './browser-storage.ts'
import { areDraftsInAnyTab, DRAFT_PREFIX, removeDrafts, updateDraftLock } from './drafts.ts'

afterEach(() => removeDrafts())

/** The same module in another tab with its own empty storage. */
async function inAnotherTab(): Promise<boolean> {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', undefined)
  const other = await import('./drafts.ts')
  vi.unstubAllGlobals()
  return other.areDraftsInAnyTab()
}

it('tells other tabs that drafts exist until they are saved or discarded', async () => {
  // Drafts of other test files in the same process may just be ending.
  await vi.waitFor(async () => expect(await areDraftsInAnyTab()).toBe(false))
  tabStorage.setItem(`${DRAFT_PREFIX}link-1`, '{}')
  updateDraftLock()
  expect(await areDraftsInAnyTab()).toBe(true)
  await vi.waitFor(async () => expect(await inAnotherTab()).toBe(true))
  removeDrafts()
  await vi.waitFor(async () => expect(await inAnotherTab()).toBe(false))
})
