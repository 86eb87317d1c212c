import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/base.css'
import './every-page.ts'
import { holdCalls } from '../lib/api/network.ts'
import { trackMissingStyles } from '../lib/loading/load-part.ts'
import { shippedQueries, takeHydrationData } from '../lib/page/hydration-data.ts'
import { SHIPPED_DATA_OPTIONS } from '../lib/page/page-query.ts'
// Removes a card's value from the address bar before any asynchronous work.
import '../lib/session/presented-card.ts'
import { createQueryClient } from '../lib/api/query-client.ts'
import { reportProblem } from '../lib/api/report-problem.ts'
import { session } from '../lib/session/session.ts'
import { touchSession } from '../lib/session/touch-session.ts'
// Records the controlling service worker before another can take over.
import '../lib/loading/worker-at-start.ts'
import { createAppRouter } from './router.tsx'
import { loadSiteChrome } from './site-chrome.ts'

type Router = ReturnType<typeof createAppRouter>

trackMissingStyles()
// The session must be known before anything is rendered or guarded. Each step is a separate task, so that the
// browser can paint and handle input between steps.
void session.load().then(() => setTimeout(start))

function start(): void {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  setTimeout(() => renderPage(queryClient, router))
}

/** Hydrates a prerendered page, or renders the page if only the shell was served. */
function renderPage(queryClient: QueryClient, router: Router): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const state = takeHydrationData()
  touchSession()

  for (const [key, data] of state?.queries ?? []) {
    shippedQueries.setQueryData(key, data)
    queryClient.setQueryData(key, data, SHIPPED_DATA_OPTIONS)
  }
  if (state?.matches) {
    holdCalls()
    window.fetchDeferredFiles?.()
    // The router would set this in an inline script, but the security policy forbids inline scripts.
    window.$_TSR = {
      router: { matches: state.matches, manifest: undefined },
      h() {},
      e() {},
      c() {},
      p() {},
      buffer: [],
    }
    void hydrate(router).then(() => {
      // A transition runs in small steps and yields to input.
      startTransition(() => {
        hydrateRoot(root, appOf(queryClient, router), { onRecoverableError: reportMismatch })
      })
    })
  } else {
    // Load the header first: arriving later, it would push the page down. Continue without it if it fails.
    // Content that the Worker put into the shell stays until the page can replace it.
    void Promise.all([loadSiteChrome(), root.querySelector('.opened') && router.load()])
      .catch(() => undefined)
      .then(() => startTransition(() => createRoot(root).render(appOf(queryClient, router))))
  }
}

function appOf(queryClient: QueryClient, router: Router): ReactNode {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** React repairs hydration mismatches, which is slow. Report each one as a bug. */
function reportMismatch(error: unknown): void {
  console.error(error)
  reportProblem(`Hydration: ${String(error)}`)
}
