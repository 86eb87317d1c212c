import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { EarningNews } from '../../lib/earning/jobs.ts'
import { missionQuery } from '../../lib/learning/words-query.ts'
import { session } from '../../lib/session/session.ts'
import { pupil } from '../../lib/testing/pupil.ts'
import { applyEarningNews } from './apply-earning-news.ts'

const ALICE = pupil(7, 'alice')
const REMEMBERED: EarningNews = { key: 'of an earlier round', status: 'remembered', memories: [] }

afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

it('refetches the mission once queued answers are stored, even if a request is pending', async () => {
  session.signIn(ALICE)
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const fetch = vi.fn(async () => answers[fetch.mock.calls.length - 1]?.promise ?? missionOf(['le coq']))
  vi.stubGlobal('fetch', fetch)
  const client = new QueryClient()
  const mission = new QueryObserver(client, missionQuery(ALICE.id))
  const unsubscribe = mission.subscribe(() => {})
  await expect.poll(() => fetch.mock.calls.length).toBe(1)
  const words = () => mission.getCurrentResult().data?.words.map(({ word }) => word)

  applyEarningNews(client, REMEMBERED)
  await expect.poll(() => fetch.mock.calls.length).toBe(2)
  answers[1]?.resolve(missionOf(['la vache', 'le coq']))
  await expect.poll(words).toEqual(['la vache', 'le coq'])
  answers[0]?.resolve(missionOf(['la vache', 'le coq', 'le porc']))

  applyEarningNews(client, REMEMBERED)
  await expect.poll(words).toEqual(['le coq'])
  unsubscribe()
})

it('refetches the album once a mission has counted', async () => {
  const client = new QueryClient()
  const album = ['words', ALICE.id, 'album']
  const isStale = () => client.getQueryState(album)?.isInvalidated
  const counted = (clientID: string): EarningNews => {
    const activity = {
      activityLogID: 1,
      userID: ALICE.id,
      clientID,
      activityDate: '2026-11-20T14:00:00.000Z',
      description: '',
    }
    return { key: 'of this round', status: 'counted', activity, count: 1 }
  }
  client.setQueryData(album, {})
  applyEarningNews(client, counted('Page_Grade4_Games_Memory_Cats'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(isStale()).toBe(false)
  applyEarningNews(client, counted('Page_Mission_Friday'))
  await expect.poll(isStale).toBe(true)
})

function missionOf(words: readonly string[]): Response {
  const shown = words.map((word) => ({ word, french: word }))
  return Response.json({ success: true, data: { date: '2026-11-20', words: shown, isDone: false } })
}
