import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils, RouterServer } from '@tanstack/react-router/ssr/server'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageKind } from '../../content/routes.ts'
import { type HydrationData, pageQueryKey } from '../../domain/hydration-data.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { menuQuery } from '../lib/menu/menu-query.ts'
import { gameQuery } from '../lib/page/game-query.ts'
import { SHIPPED_DATA_OPTIONS } from '../lib/page/page-query.ts'
import { kinds } from './kinds.ts'
import { type Prerender, type PrerenderData, RARE_VIEWS, type Renderer } from './prerender-data.ts'
import { createAppRouter } from './router.tsx'
import { loadSiteChrome, SiteHeader } from './site-chrome.ts'

/** The module that reads a user's session, before the page hydrates. */
const STORED_SESSION = 'lib/storage/parse-entries.ts'
/** React's marker for a part that is missing from the HTML. */
const MISSING_PART = '<!--$!-->'

export const chromeSource: Renderer['chromeSource'] = () => sourceOf(SiteHeader)

/** Renders the page at `path` to the HTML that the browser hydrates. */
export const prerender: Prerender = async (path, data) => {
  const queryClient = seededQueryClient(data)
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
  attachRouterServerSsrUtils({ router, manifest: undefined })
  const { GamesOnWords } = await import('../routes/vocabulary.tsx')
  const { HomeStart } = await import('../routes/home.tsx')
  const { LazyMission } = await import('../routes/mission.tsx')
  const { LazyGarden } = await import('../routes/garden.tsx')
  const { rareViews } = await import('./rare-views.ts')
  const lazyPartsOf: Partial<Record<PageKind, { load(): Promise<unknown> }[]>> = {
    vocabulary: [GamesOnWords],
    mission: [LazyMission],
    garden: [LazyGarden],
  }
  await Promise.all([router.load(), loadSiteChrome(), GamesOnWords.preload()])
  const html = renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterServer router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (html.includes(MISSING_PART)) throw new Error(`${path} was rendered before all of its parts had loaded.`)
  const rendered = router.state.matches
  router.serverSsr?.cleanup()

  const matches: NonNullable<HydrationData['matches']> = rendered.map((match) => {
    if (match.status !== 'success') throw new Error(`${path} could not be rendered.`, { cause: match.error })
    // The router's own dehydrated format, which it otherwise writes only into an inline script.
    return {
      i: match.id.replaceAll('/', '#'),
      u: match.updatedAt,
      s: match.status,
      ...(match._notFound && { g: true as const }),
    }
  })
  // Omit queries without data, so that the browser runs them again.
  const queries = queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)
  const state: HydrationData = { matches, queries }
  const page = rendered.at(-1)?.staticData.page
  const kind = page && kinds[page.kind]
  const views = kind ? [kind.component, (await kind.partOf?.(page, queryClient)) ?? null] : []
  const lazyParts = [SiteHeader, ...((page && lazyPartsOf[page.kind]) ?? [])]
  return {
    html,
    state: JSON.stringify(state),
    sources: [
      ...(page && page.kind in rareViews ? [RARE_VIEWS] : []),
      ...(await Promise.all(views.filter((view) => view !== null).map(sourceOf))),
    ],
    lazySources: await Promise.all(lazyParts.map(sourceOf)),
    userSources: [STORED_SESSION, ...(path === '/' ? [await sourceOf(HomeStart)] : [])],
  }
}

function seededQueryClient({ menu, page, game }: PrerenderData) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(menuQuery.queryKey, menu, SHIPPED_DATA_OPTIONS)
  if (page) queryClient.setQueryData(pageQueryKey(page.clientID), page.record, SHIPPED_DATA_OPTIONS)
  if (game) queryClient.setQueryData(gameQuery(game.id).queryKey, game.record, SHIPPED_DATA_OPTIONS)
  return queryClient
}

/** Modules that views are loaded from, by path from the root of the site. */
const files = import.meta.glob(['/routes/*.tsx', '/app/SiteChrome.tsx', '/features/vocabulary/forms/*.tsx'])

/**
 * The module that exports a view, as named in the build manifest.
 * @throws {Error} if no module exports it
 */
async function sourceOf(view: { load(): Promise<unknown> }): Promise<string> {
  const loaded = await view.load()
  for (const [path, load] of Object.entries(files))
    if (Object.values(Object(await load())).includes(loaded)) return path.slice(1)
  throw new Error('No module exports this view.')
}
