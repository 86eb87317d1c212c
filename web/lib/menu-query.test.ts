import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { MenuLink } from '../../domain/api/menu.ts'
import { newMenuRow } from '../../domain/new-menu-row.ts'
import { menuCacheQuery, menuQuery } from './menu-query.ts'

const link: MenuLink = {
  ...newMenuRow(0),
  menuLinkID: 1,
  ID: 1,
  clientID: 'Page_Music',
  groupID: 1,
  displayName: 'La musique',
  isBravoEnabled: true,
}
const bonus = { isActive: false, page: null, user: null, updated: null }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A server whose menu `change` changes; after `stall` the stamp that is asked for next never arrives. */
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

it('sees a change that came while the stamp of before was still on its way', async () => {
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
