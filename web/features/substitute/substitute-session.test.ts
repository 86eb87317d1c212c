import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../../lib/storage/browser-storage.ts'
import { forgetSession, openLink, signOutSubstitute } from './substitute-session.ts'

const KEY = 'mme:substitute'
const session = (token: string) => ({ token, expiry: '2026-11-28T05:00:00.000Z' })

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch)
  fetch.mockReset().mockImplementation(async () => Response.json({ success: true, data: session('first') }))
  await openLink('link')
})
afterEach(() => {
  forgetSession()
  browserStorage.removeItem(KEY)
  vi.unstubAllGlobals()
})

it('ends the session on the server, and in the browser without waiting for that', async () => {
  signOutSubstitute()
  expect(browserStorage.getItem(KEY)).toBeNull()
  const sentTokens = () =>
    fetch.mock.calls.slice(1).map(([path, init]) => [path, new Headers(init?.headers).get('authorization')])
  await expect.poll(sentTokens).toEqual([['/api/v1/auth/sign-out', 'Bearer first']])
})

it('keeps a newer session that another tab has stored meanwhile', () => {
  const newer = JSON.stringify(session('second'))
  browserStorage.setItem(KEY, newer)
  forgetSession()
  expect(browserStorage.getItem(KEY)).toBe(newer)
})
