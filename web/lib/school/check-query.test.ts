import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { ownCheckQuery } from './check-query.ts'

afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

it("does not request the previous pupil's check once another pupil has signed in", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ success: true, data: null }))
  vi.stubGlobal('fetch', fetch)
  signIn(pupil(8, 'bruno'))
  await expect(new QueryClient().fetchQuery(ownCheckQuery(7))).rejects.toMatchObject({ status: 401 })
  expect(fetch).not.toHaveBeenCalled()
  expect(await new QueryClient().fetchQuery(ownCheckQuery(8))).toBeNull()
})
