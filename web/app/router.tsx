import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { type Page, pages } from '../../content/routes.ts'
import { OWN_PAGES_PATH, ownPageOf } from '../../content/site/own-page.ts'
import { CARD_PATH } from '../../domain/card-address.ts'
import { LESSONS_PATH } from '../../domain/lesson-address.ts'
import { LIVE_GAMES_PATH } from '../../domain/live/games-path.ts'
import { PAPER_PATH } from '../../domain/paper/paper-path.ts'
import { PRACTICE_PATH } from '../../domain/practice-path.ts'
import { SUBSTITUTE_PATH } from '../../domain/substitute-address.ts'
import { WRITING_PATH } from '../../domain/writing-path.ts'
import { lazyView } from '../lib/loading/lazy-part.tsx'
import { loadPart } from '../lib/loading/load-part.ts'
import { touchSession } from '../lib/session/touch-session.ts'
import { guard } from './guard.ts'
import { kinds, rareView } from './kinds.ts'
import { RootLayout } from './RootLayout.tsx'
import { ErrorView, NotFoundView, PageLoader } from './site-chrome.ts'

interface RouterContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: touchSession,
  component: RootLayout,
  notFoundComponent: NotFoundView,
})

/** Target of a pupil's card. Not in the menu; redirects once the card has been read. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CARD_PATH,
  loader: async () => (await loadPart(() => import('./rare-views.ts'))).enterByCard(),
  component: rareView('login'),
})

/** Pages made by teachers, under a common path. */
const ownPageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `${OWN_PAGES_PATH}/$`,
  loader: async ({ context, params }) => {
    const page = ownPageOf(`Page_${params._splat}`)
    if (!page) return
    const { component, load } = kinds[page.kind]
    await Promise.all([component.preload?.(), load?.(page, params, context.queryClient)])
  },
  component: lazyView(async () => (await import('../routes/own-page.tsx')).OwnPageRoute),
})

/**
 * Views that are not in the registry. The rest of a lesson's path is its code; the rest of a practice path
 * names the words.
 */
const otherRoutes = (
  [
    [`${LESSONS_PATH}/$`, 'lesson'],
    [`${PRACTICE_PATH}/$`, 'lesson'],
    [`${LIVE_GAMES_PATH}/$`, 'liveGame'],
    [SUBSTITUTE_PATH, 'substitute'],
    [PAPER_PATH, 'paper'],
    [WRITING_PATH, 'write'],
  ] as const
).map(([path, view]) => createRoute({ getParentRoute: () => rootRoute, path, component: rareView(view) }))

/** One route for each page of the registry. */
const routeTree = rootRoute.addChildren([...pages.map(routeOf), ownPageRoute, ...otherRoutes, loginRoute])

function routeOf(page: Page) {
  const { component, load } = kinds[page.kind]
  return createRoute({
    getParentRoute: () => rootRoute,
    path: page.path,
    staticData: { page },
    beforeLoad: ({ context, location, cause }) =>
      guard(page, { href: location.href, isEntered: cause === 'enter' }, context.queryClient),
    loader: async ({ context, params }) => {
      await load?.(page, params, context.queryClient)
    },
    component,
  })
}

/** Creates a router: one for each prerendered page, and one in the browser. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    // Browser only: on the server it would emit an inline script, which the security policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultPendingMs: 250,
    defaultPendingMinMs: 400,
    defaultPendingComponent: PageLoader,
    defaultErrorComponent: ErrorView,
    defaultNotFoundComponent: NotFoundView,
    // Loaders do not run on a prerendered page, so load the part that its view needs before hydration.
    // Without it, React would leave the view static, or drop it if something changes meanwhile.
    hydrate: async (): Promise<void> => {
      const match = router.matchRoutes(router.latestLocation).at(-1)
      const page = match?.staticData.page
      // If the part fails to load, the view shows the error.
      const part = page && (await kinds[page.kind].partOf?.(page, queryClient).catch(() => null))
      await part?.preload?.()
    },
  })
  return router
}

// The router type is not registered, because page paths are data: the compiler would reject every link to a
// page.
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
}
