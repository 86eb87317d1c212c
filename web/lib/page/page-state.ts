import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** The block of JSON that a prerendered page carries: what it was made of. */
export interface PageState {
  /** The router's matches in its own short form. */
  matches: { i: string; u: number; s: 'success'; g?: true }[]
  /** What its queries knew. */
  queries: (readonly [key: QueryKey, data: unknown])[]
}

/** What the queries of the open page knew when it was made: by this a part comes to life, however late it does. */
export const shippedQueries = new QueryClient()

const PAGE_STATE_ID = 'page-state'

/** Takes the block out of the page; null where the page was not prerendered. */
export function takePageState(): PageState | null {
  const block = document.getElementById(PAGE_STATE_ID)
  if (!block?.textContent) return null
  block.remove()
  const state: unknown = JSON.parse(block.textContent)
  return isPageState(state) ? state : null
}

/** Our own build wrote it into this very page: its two parts are enough to know it by. */
function isPageState(state: unknown): state is PageState {
  return typeof state === 'object' && state !== null && 'matches' in state && 'queries' in state
}
