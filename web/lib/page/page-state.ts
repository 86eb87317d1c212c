import { QueryClient } from '@tanstack/react-query'
import { PAGE_STATE_ID, type PageState } from '../../../domain/page-state.ts'

/** The queries as they were when the open page was made. A part hydrates with this data, however late. */
export const shippedQueries = new QueryClient()

/** Removes the state block from the page and returns its data; null if there is none. */
export function takePageState(): PageState | null {
  const block = document.getElementById(PAGE_STATE_ID)
  if (!block?.textContent) return null
  block.remove()
  const state: unknown = JSON.parse(block.textContent)
  return isPageState(state) ? state : null
}

/** A shallow check is enough: our own build or Worker wrote the state into this page. */
function isPageState(state: unknown): state is PageState {
  return typeof state === 'object' && state !== null && 'queries' in state
}
