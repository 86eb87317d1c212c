/** The block of JSON in a page's HTML: what it was made of, so that it is shown before the API is asked. */
export const PAGE_STATE_ID = 'page-state'

export interface PageState {
  /** The router's matches in its own short form; none in the app's shell, into which the Worker puts a teacher's page. */
  matches?: { i: string; u: number; s: 'success'; g?: true }[]
  /** What its queries knew. */
  queries: (readonly [key: readonly unknown[], data: unknown])[]
}

/** The key of the query of what is written on a page. */
export function pageKey(clientID: string) {
  return ['pages', clientID]
}

/** The key of the query of a game's record, by its external identifier. */
export function gameKey(id: string) {
  return ['games', id]
}
