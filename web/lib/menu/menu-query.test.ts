import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { MenuLink } from '../../../domain/api/menu.ts'
import type { SessionUser } from '../../../domain/api/user.ts'
import { newMenuRow } from '../../../domain/new-menu-row.ts'
import { session } from '../session/session.ts'
import { menuCacheQuery, menuQuery, wasMenuLoadedFor } from './menu-query.ts'

const link: MenuLink = {
  ...newMenuRow(0),
  menuLinkID: 1,
  ID: 1,
  clientID: 'Page_Music',
  groupID: 1,
  displayName: 'La musique',
  isBravoEnabled: true,
}
const alice: SessionUser = {
  id: 7,
  userName: 'alice',
  displayName: 'Alice',
  classCode: '4-1',
  avatarUrl: '',
  isAdmin: false,
  token: 'x',
  expiry: '2026-11-18T16:00:00.000Z',
}
const bonus = { isActive: false, page: null, user: null, updated: null }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server whose menu changes with `change`. After `stall`, the next request for the stamp never completes. */
function server() {
  let changes = 0
  let isStalled = false
  const stamp = () => new Date(Date.UTC(2026, 10, 18, 15, changes)).toISOString()
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('/cache')) {
      const menulinks = [{ ...link, displayName: `La musique ${changes}` }]
      return Response.json({ menulinks, expiry: stamp() })
    }
    if (isStalled) {
      isStalled = false
      return new Promise<Response>(() => undefined)
    }
    return Response.json({ cache: { menuExpiry: stamp(), bonus } })
  })
  return {
    change() {
      changes++
    },
    stall() {
      isStalled = true
    },
  }
}

it('notices a change even if an earlier request for the stamp is still pending', async () => {
  const { change, stall } = server()
  const client = new QueryClient()
  await client.fetchQuery(menuQuery)
  stall()
  void client.fetchQuery({ ...menuCacheQuery, staleTime: 0 }).catch(() => undefined)
  change()
  expect(await client.fetchQuery({ ...menuQuery, staleTime: 0 })).toMatchObject([
    { displayName: 'La musique 1' },
  ])
})

it('fetches the menu again for another user, because its names differ', async () => {
  server()
  await new QueryClient().fetchQuery(menuQuery)
  expect([wasMenuLoadedFor(null), wasMenuLoadedFor(7)]).toEqual([true, false])
  const requests: string[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return fetch(path)
  })
  vi.spyOn(session, 'current').mockReturnValue(alice)
  await new QueryClient().fetchQuery(menuQuery)
  await new QueryClient().fetchQuery(menuQuery)
  expect(requests.filter((path) => path.endsWith('/menulinks'))).toHaveLength(1)
  expect(wasMenuLoadedFor(7)).toBe(true)
  vi.restoreAllMocks()
})

it.each([
  ['has an error', () => Response.json({}, { status: 503 })],
  ['receives too many calls', () => refusal(429)],
  [
    'is unreachable behind a school’s proxy',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
])('returns the menu stored on the device if the server %s', async (_what, trouble) => {
  server()
  const known = await new QueryClient().fetchQuery(menuQuery)
  vi.stubGlobal('fetch', async () => trouble())
  const next = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  expect(await next.fetchQuery(menuQuery)).toEqual(known)
})

function refusal(status: number): Response {
  return Response.json(
    { success: false, message: 'Wait.', error: { number: status, message: 'Wait.' } },
    { status },
  )
}
