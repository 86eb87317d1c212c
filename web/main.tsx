import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './ui/base.css'
import './every-page.ts'
import { holdCalls } from './lib/api/held-calls.ts'
import { fetchHeldFiles } from './lib/loading/held-files.ts'
import { noteMissingStyles } from './lib/loading/load-part.ts'
import { SHIPPED } from './lib/page/page-query.ts'
import { shippedQueries, takePageState } from './lib/page/page-state.ts'
// Takes a card's value out of the address bar before anything waits for anything.
import './lib/session/presented-card.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { reportProblem } from './lib/api/report-problem.ts'
import { session } from './lib/session/session.ts'
import { touchSession } from './lib/session/touch-session.ts'
// Looks which worker is in charge before another can take over.
import './lib/loading/worker-at-start.ts'
import { createAppRouter } from './router.tsx'
import { loadSiteChrome } from './routes/site-chrome.ts'

type Router = ReturnType<typeof createAppRouter>

noteMissingStyles()
// Who is signed in is known before anything is shown or guarded.
// What comes then are tasks of their own: between them the browser can paint, and answer a finger.
void session.load().then(() => setTimeout(start))

function start(): void {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  setTimeout(() => show(queryClient, router))
}

/** Brings a prerendered page to life, or renders the page where only the shell was served. */
function show(queryClient: QueryClient, router: Router): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root.')
  const state = takePageState()
  touchSession()

  for (const [key, data] of state?.queries ?? []) {
    shippedQueries.setQueryData(key, data)
    queryClient.setQueryData(key, data, SHIPPED)
  }
  if (state?.matches) {
    holdCalls()
    fetchHeldFiles()
    // What the router's own inline script would have left, had the policy allowed one.
    window.$_TSR = {
      router: { matches: state.matches, manifest: undefined },
      h() {},
      e() {},
      c() {},
      p() {},
      buffer: [],
    }
    void hydrate(router).then(() => {
      // A transition is done in small steps, and gives way to a finger.
      startTransition(() => {
        hydrateRoot(root, appOf(queryClient, router), { onRecoverableError: reportMismatch })
      })
    })
  } else {
    // A header that came after the page would push it down; a page without one is better than none.
    // What the Worker put into the shell stands until the page itself can take its place.
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

/** React mends what differs from the prerendered page, at a cost: it is a fault of ours to be seen. */
function reportMismatch(error: unknown): void {
  console.error(error)
  reportProblem(`Hydration: ${String(error)}`)
}
