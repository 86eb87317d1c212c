import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { loadPart } from '../loading/load-part.ts'
import { session } from '../session/session.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import type { MenuCopy } from '../storage/parse-entries.ts'

const MENU_KEY = 'mme:menu'
const MENU = ['menulinks', 'all']

/** The menu's stamp, the bonus of the moment, and whether the school has a site for games with others. */
export const menuCacheQuery = queryOptions({
  queryKey: ['menulinks', 'cache'],
  queryFn: async () => (await call('GET menulinks/cache')).cache,
})

/** After the room said that the bonus changed, the API is asked past its own copy. */
export async function askPastCopy(client: QueryClient): Promise<void> {
  await client.cancelQueries(menuCacheQuery)
  const queryFn = async () => (await call('GET menulinks/cache', { query: { copy: '0' } })).cache
  // Where it fails, what is known stays.
  await client.fetchQuery({ ...menuCacheQuery, queryFn, staleTime: 0 }).catch(() => undefined)
}

let lastReader: number | null = null

/** Whether this user, or a visitor, asked for the menu: its names differ by reader. */
export function isMenuOf(userID: number | null): boolean {
  return lastReader === userID
}

/** Every row of the menu. The browser's own copy serves until the server's stamp is newer or somebody else reads it. */
export const menuQuery = queryOptions({
  queryKey: MENU,
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
    // The menu is there and may have changed since: what is on its way was asked for before.
    if (client.getQueryData(MENU)) await client.cancelQueries(menuCacheQuery)
    const { menuExpiry } = await client.fetchQuery({ ...menuCacheQuery, staleTime: 0 })
    return local.reader !== reader || Date.parse(menuExpiry) > Date.parse(local.expiry)
  } catch {
    // Without a network, or with a server in trouble, the copy serves.
    return false
  }
}

/** The copy that is kept; null where there is none, or one that an earlier version of the site wrote. */
async function readCopy(): Promise<MenuCopy | null> {
  const entry = browserStorage.getItem(MENU_KEY)
  return entry === null
    ? null
    : (await loadPart(() => import('../storage/parse-entries.ts'))).parseMenu(entry)
}
