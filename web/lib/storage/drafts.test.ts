import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from './browser-storage.ts'
import { areDraftsInAnyTab, DRAFT_PREFIX, forgetWork, noteDrafts } from './drafts.ts'

afterEach(() => forgetWork())

/** The same module in another tab, whose storage is its own and empty. */
async function inAnotherTab(): Promise<boolean> {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', undefined)
  const other = await import('./drafts.ts')
  vi.unstubAllGlobals()
  return other.areDraftsInAnyTab()
}

it('what is being written in a tab is known in the others, until it is saved or dropped', async () => {
  expect(await areDraftsInAnyTab()).toBe(false)
  tabStorage.setItem(`${DRAFT_PREFIX}link-1`, '{}')
  noteDrafts()
  expect(await areDraftsInAnyTab()).toBe(true)
  await vi.waitFor(async () => expect(await inAnotherTab()).toBe(true))
  forgetWork()
  await vi.waitFor(async () => expect(await inAnotherTab()).toBe(false))
})
