import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { isUnanswered, missionQuery, wordsQuery } from './words-query.ts'

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
// Each as a page does that is opened anew.
const mission = () => new QueryClient().fetchQuery({ ...missionQuery(ALICE.id), retry: false })
const words = () => new QueryClient().fetchQuery({ ...wordsQuery(ALICE.id), retry: false })

it('gives the mission of the day without a network, and none on the next morning', async () => {
  answerWith(MISSION)
  await mission()
  goOffline()
  vi.setSystemTime('2026-11-18T20:00:00.000Z')
  expect(await mission()).toEqual(MISSION)
  vi.setSystemTime('2026-11-19T15:00:00.000Z')
  expect(await mission().catch(isUnanswered)).toBe(true)
})

it('asks for the mission anew on the next day, also where the page was open all night', () => {
  const today = missionQuery(ALICE.id).queryKey
  vi.setSystemTime('2026-11-18T20:00:00.000Z')
  expect(missionQuery(ALICE.id).queryKey).toEqual(today)
  vi.setSystemTime('2026-11-19T15:00:00.000Z')
  expect(missionQuery(ALICE.id).queryKey).not.toEqual(today)
})

it('gives the words on any day without a network, to nobody but whose they are', async () => {
  answerWith([])
  await words()
  goOffline()
  vi.setSystemTime('2026-12-05T15:00:00.000Z')
  expect(await words()).toEqual([])
  signOut()
  signIn(ALICE)
  expect(await words().catch(isUnanswered)).toBe(true)
})
