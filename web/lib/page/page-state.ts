import { QueryClient } from '@tanstack/react-query'
import { PAGE_STATE_ID, type PageState } from '../../../domain/page-state.ts'

/** What the queries of the open page knew when it was made: by this a part comes to life, however late it does. */
export const shippedQueries = new QueryClient()

/** Takes the block out of the page; null where there is none. */
export function takePageState(): PageState | null {
  const block = document.getElementById(PAGE_STATE_ID)
  if (!block?.textContent) return null
  block.remove()
  const state: unknown = JSON.parse(block.textContent)
  return isPageState(state) ? state : null
}

/** Our own build or Worker wrote it into this very page: this part is enough to know it by. */
function isPageState(state: unknown): state is PageState {
  return typeof state === 'object' && state !== null && 'queries' in state
}
