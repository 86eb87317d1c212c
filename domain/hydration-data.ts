/**
 * The id of the JSON block in a page's HTML with its data, so that hydration needs no request. It is the same in all
 * releases, because Worker and site are deployed one after the other.
 */
export const HYDRATION_DATA_ID = 'page-state'

export interface HydrationData {
  /** The router's dehydrated matches. Absent in the app shell, used for teachers' pages. */
  matches?: { i: string; u: number; s: 'success'; g?: true }[]
  /** The cached query data. */
  queries: (readonly [key: readonly unknown[], data: unknown])[]
}

/** The query key of a page's content. */
export function pageQueryKey(clientID: string) {
  return ['pages', clientID]
}

/** The query key of a game record, by its external identifier. */
export function gameQueryKey(id: string) {
  return ['games', id]
}
