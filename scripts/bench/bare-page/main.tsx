import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createBareRouter, WithQueries } from './app.tsx'

// Same as in web/app/main.tsx.
const root = document.getElementById('root')
const state = document.getElementById('page-state')
if (!root || !state?.textContent) throw new Error('The page was not prerendered.')
window.$_TSR = {
  router: { matches: JSON.parse(state.textContent), manifest: undefined },
  h() {},
  e() {},
  c() {},
  p() {},
  buffer: [],
}
hydrateRoot(
  root,
  <WithQueries>
    <RouterClient router={createBareRouter()} />
  </WithQueries>,
)
