import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pages } from '../../content/routes.ts'
import { guard } from './guard.ts'

beforeEach(() => void vi.stubEnv('SSR', false))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const leave = async () => {
  const closed = pages.find(({ access }) => access !== 'everyone')
  if (!closed) throw new Error('All pages are public.')
  const navigation = { href: closed.path, isEntered: false }
  return guard(closed, navigation, new QueryClient()).catch((thrown: unknown) => thrown)
}

it('redirects home even if the request for the menu never completes', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  expect(isRedirect(await leave())).toBe(true)
})

it('redirects home even if the menu cannot be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(isRedirect(await leave())).toBe(true)
})
