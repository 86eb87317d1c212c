import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, type RouterHistory } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A heading, a paragraph and a link, to measure what the site's libraries cost. */
export function createBareRouter(history?: RouterHistory) {
  const rootRoute = createRootRoute()
  const route = createRoute({ getParentRoute: () => rootRoute, path: '/', component: BarePage })
  return createRouter({ routeTree: rootRoute.addChildren([route]), history })
}

export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

function BarePage() {
  const { data } = useQuery({ queryKey: ['word'], queryFn: () => 'bonjour', initialData: 'bonjour' })
  return (
    <main>
      <h1>Une page nue</h1>
      <p>
        On y lit « {data} », et rien de plus : elle ne sert qu'à savoir ce que coûtent les bibliothèques sans
        le site.
      </p>
      <Link to="/">Ici</Link>
    </main>
  )
}
