import type { ChangedPage } from '../domain/events.ts'

export type ReportSource = 'browser' | 'worker'

/** Two reports of one change arrive within this time. */
const PAIRING_MS = 10_000

export interface ChangedPages {
  /** True for the first report of a change, false for the matching report of the other source. */
  isFirstReport(source: ReportSource, page: ChangedPage): boolean
}

/**
 * Deduplicates page changes. The Worker and the browser that saved a link both report the change, in either
 * order. Reports are paired one to one, because two changes of a link can leave its page in the same state.
 * Kept in memory: after hibernation a change may be announced twice.
 * @param now milliseconds since 1970
 */
export function createChangedPages(now: () => number): ChangedPages {
  /** Reports that still lack their counterpart, oldest first. */
  let unpaired: { source: ReportSource; page: string; until: number }[] = []
  return {
    isFirstReport(source, changed) {
      const page = JSON.stringify(changed)
      unpaired = unpaired.filter(({ until }) => until > now())
      const index = unpaired.findIndex((each) => each.source !== source && each.page === page)
      if (index === -1) unpaired.push({ source, page, until: now() + PAIRING_MS })
      else unpaired.splice(index, 1)
      return index === -1
    },
  }
}
