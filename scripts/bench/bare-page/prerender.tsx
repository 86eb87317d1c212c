import { createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { createBareRouter, WithQueries } from './app.tsx'

/** Returns the page's HTML and the router's matches in short form. */
export async function prerender() {
  const router = createBareRouter(createMemoryHistory({ initialEntries: ['/'] }))
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  const html = renderToString(
    <WithQueries>
      <RouterServer router={router} />
    </WithQueries>,
  )
  const matches = router.stores.matches
    .get()
    .map(({ id, updatedAt, status }) => ({ i: id.replaceAll('/', '#'), u: updatedAt, s: status }))
  router.serverSsr?.cleanup()
  return { html, matches }
}
