import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../session/session.ts'
import { pupil } from '../testing/pupil.ts'
import { addToWeek, hasCounted, invalidateWeeks, isThisWeek, weekQuery } from './week-query.ts'

const ALICE = pupil(7, 'alice')
const FARM = activity('Page_Games_Memory_Grade4_Animals_Farm', 1)
const ZOO = activity('Page_Games_Memory_Grade4_Animals_Zoo', 2)

afterEach(() => {
  session.signOut()
  vi.unstubAllGlobals()
})

it("combines the API's response with what counted on this device, and returns it offline", async () => {
  session.signIn(ALICE)
  answer(() => Response.json({ success: true, data: [FARM], bravosClaimed: 0 }))
  const client = new QueryClient()
  expect(hasCounted(client, ALICE.id, FARM.clientID)).toBe(false)
  await client.fetchQuery(weekQuery(ALICE.id))
  expect(hasCounted(client, ALICE.id, FARM.clientID)).toBe(true)
  expect(hasCounted(client, ALICE.id, ZOO.clientID)).toBe(false)
  addToWeek(client, ZOO)

  answer(() => {
    throw new TypeError('Failed to fetch')
  })
  const later = new QueryClient()
  await later.fetchQuery(weekQuery(ALICE.id))
  expect(hasCounted(later, ALICE.id, ZOO.clientID)).toBe(true)

  session.signIn(pupil(8, 'bruno'))
  await expect(later.fetchQuery({ ...weekQuery(8), retry: false })).rejects.toThrow()
  session.signOut()
  session.signIn(ALICE)
  await expect(new QueryClient().fetchQuery({ ...weekQuery(ALICE.id), retry: false })).rejects.toThrow()
})

it('cancels a request that was sent before something counted', async () => {
  session.signIn(ALICE)
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<Response>()
  answer(() => isSlow)
  const client = new QueryClient()
  const unsubscribe = new QueryObserver(client, weekQuery(ALICE.id)).subscribe(() => {})
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  answer(() => Response.json({ success: true, data: [FARM], bravosClaimed: 0 }))
  expect(addToWeek(client, FARM)).toBeUndefined()
  await invalidateWeeks(client, ALICE.id)
  arrive(Response.json({ success: true, data: [], bravosClaimed: 0 }))
  await isSlow
  expect(hasCounted(client, ALICE.id, FARM.clientID)).toBe(true)
  unsubscribe()
})

it('adds no activity while a request is pending, because the response may be older', async () => {
  session.signIn(ALICE)
  answer(() => Response.json({ success: true, data: [FARM], bravosClaimed: 0 }))
  const client = new QueryClient()
  await client.fetchQuery(weekQuery(ALICE.id))
  const { promise: isSlow, resolve: arrive } = Promise.withResolvers<Response>()
  answer(() => isSlow)
  const again = client.fetchQuery({ ...weekQuery(ALICE.id), staleTime: 0 })
  expect(addToWeek(client, ZOO)).toBeUndefined()
  arrive(Response.json({ success: true, data: [FARM], bravosClaimed: 0 }))
  await again
  expect(addToWeek(client, ZOO)?.data).toEqual([ZOO, FARM])
})

it('does not use a stored copy if the server refuses', async () => {
  session.signIn(ALICE)
  const client = new QueryClient()
  answer(() => Response.json({ success: true, data: [FARM], bravosClaimed: 0 }))
  await client.fetchQuery(weekQuery(ALICE.id))
  answer(() => Response.json({ success: false, error: { number: 500 }, message: 'Oups.' }, { status: 500 }))
  const again = client.fetchQuery({ ...weekQuery(ALICE.id), staleTime: 0, retry: false })
  await expect(again).rejects.toMatchObject({ status: 500 })
})

it.each([
  ['2026-11-22T00:00', '2026-11-28T23:59', true],
  ['2026-11-21T23:59', '2026-11-22T00:00', false],
  ['2026-11-25T10:00', '2026-11-25T10:00', true],
  ['2026-11-15T10:00', '2026-11-29T10:00', false],
])('treats data fetched at %s as current at %s: %s', (since, now, isCurrent) => {
  expect(isThisWeek(Date.parse(since), Date.parse(now))).toBe(isCurrent)
})

function activity(clientID: string, activityLogID: number) {
  return {
    activityLogID,
    userID: ALICE.id,
    activityDate: '2026-11-20T14:00:00.000Z',
    clientID,
    description: '',
  }
}

function answer(by: () => Response | Promise<Response>): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => by()),
  )
}
