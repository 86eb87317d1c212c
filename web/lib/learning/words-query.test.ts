import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { isNetworkError, missionQuery, wordsQuery } from './words-query.ts'

const ALICE = pupil(7, 'alice')
const MISSION = { date: '2026-11-18', words: [], isDone: true }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T15:00:00.000Z') })
  signIn(ALICE)
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answerWith = (data: unknown) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }))
const goOffline = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
// Each call simulates a newly opened page.
const mission = () => new QueryClient().fetchQuery({ ...missionQuery(ALICE.id), retry: false })
const words = () => new QueryClient().fetchQuery({ ...wordsQuery(ALICE.id), retry: false })

it("returns today's mission offline, but not the next morning", async () => {
  answerWith(MISSION)
  await mission()
  goOffline()
  vi.setSystemTime('2026-11-18T20:00:00.000Z')
  expect(await mission()).toEqual(MISSION)
  vi.setSystemTime('2026-11-19T15:00:00.000Z')
  expect(await mission().catch(isNetworkError)).toBe(true)
})

it('uses another query key the next day, even if the page stayed open overnight', () => {
  const today = missionQuery(ALICE.id).queryKey
  vi.setSystemTime('2026-11-18T20:00:00.000Z')
  expect(missionQuery(ALICE.id).queryKey).toEqual(today)
  vi.setSystemTime('2026-11-19T15:00:00.000Z')
  expect(missionQuery(ALICE.id).queryKey).not.toEqual(today)
})

it('returns the words offline on any day, but only to their own user', async () => {
  answerWith([])
  await words()
  goOffline()
  vi.setSystemTime('2026-12-05T15:00:00.000Z')
  expect(await words()).toEqual([])
  signOut()
  signIn(ALICE)
  expect(await words().catch(isNetworkError)).toBe(true)
})
