import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import type { MenuCopy } from '../storage/parse-entries.ts'

const MENU_KEY = 'mme:menu'
const MENU_QUERY_KEY = ['menulinks', 'all']

/** The menu's stamp and the current bonus. */
export const menuCacheQuery = queryOptions({
  queryKey: ['menulinks', 'cache'],
  queryFn: async () => (await call('GET menulinks/cache')).cache,
})

/** Fetches the bonus again after the room announced a change, bypassing the API's cache. */
export async function refetchMenuCache(client: QueryClient): Promise<void> {
  await client.cancelQueries(menuCacheQuery)
  const queryFn = async () => (await call('GET menulinks/cache', { query: { copy: '0' } })).cache
  // Ignore a failure: the known state stays.
  await client.fetchQuery({ ...menuCacheQuery, queryFn, staleTime: 0 }).catch(() => undefined)
}

let lastReader: number | null = null

/** Whether the menu was last fetched for this user (null: a visitor). Its names depend on the reader. */
export function wasMenuLoadedFor(userID: number | null): boolean {
  return lastReader === userID
}

/** All rows of the menu. The browser's copy is used until the server has a newer stamp or another user reads it. */
export const menuQuery = queryOptions({
  queryKey: MENU_QUERY_KEY,
  queryFn: async ({ client }) => {
    const reader = session.current()?.id ?? null
    lastReader = reader
    const local = await readCopy()
    if (local && !(await isOutdated(local, reader, client))) return local.menulinks
    const answer = await call('GET menulinks')
    browserStorage.setItem(MENU_KEY, JSON.stringify({ ...answer, reader } satisfies MenuCopy))
    return answer.menulinks
  },
})

async function isOutdated(local: MenuCopy, reader: number | null, client: QueryClient): Promise<boolean> {
  try {
    // The menu may have changed since the pending request was sent.
    if (client.getQueryData(MENU_QUERY_KEY)) await client.cancelQueries(menuCacheQuery)
    const { menuExpiry } = await client.fetchQuery({ ...menuCacheQuery, staleTime: 0 })
    return local.reader !== reader || Date.parse(menuExpiry) > Date.parse(local.expiry)
  } catch {
    // Use the copy if the network or the server fails.
    return false
  }
}

/** The stored copy. Null if there is none, or if it is invalid. */
async function readCopy(): Promise<MenuCopy | null> {
  const entry = browserStorage.getItem(MENU_KEY)
  return entry === null
    ? null
    : (await loadPart(() => import('../storage/parse-entries.ts'))).parseMenu(entry)
}
