import type { ChangedPage } from '../domain/events.ts'

export type Teller = 'browser' | 'worker'

/** How long after one report the other one of the same change may come, in milliseconds. */
const WITHIN_MS = 10_000

export interface ChangedPages {
  /** Whether this is the first report of a change; the other party's report of it is then no news. */
  isNews(teller: Teller, page: ChangedPage): boolean
}

/**
 * The Worker tells of each link that is saved, and so does the browser that saved it, in either order: the second is no news. They
 * are counted in pairs, since two changes of a link can leave its page the same. In memory: what a room forgets in its sleep
 * is told twice.
 * @param now milliseconds since 1970
 */
export function createChangedPages(now: () => number): ChangedPages {
  /** What one has told of and the other has not, the oldest first. */
  let unpaired: { teller: Teller; page: string; until: number }[] = []
  return {
    isNews(teller, changed) {
      const page = JSON.stringify(changed)
      unpaired = unpaired.filter(({ until }) => until > now())
      const index = unpaired.findIndex((each) => each.teller !== teller && each.page === page)
      if (index === -1) unpaired.push({ teller, page, until: now() + WITHIN_MS })
      else unpaired.splice(index, 1)
      return index === -1
    },
  }
}
