import type { Bound } from './bounds.ts'

/** A subject, e.g. `user:7`, with its bounds. `member`: the caller, for bounds that members share. */
export type TallySubject = readonly [subject: string, bounds: readonly Bound[], member?: string]

export interface Tally {
  /**
   * Counts one for each subject if all are within their bounds.
   * @param now milliseconds since 1970
   * @returns null, or the instant from which a retry can succeed
   */
  count(subjects: readonly TallySubject[], now: number): number | null
}

/** Maximum number of counters per span. */
const MAX_COUNTERS = 20_000

/** Counts in memory, in fixed spans. Limits that must outlast it are counted in the database. */
export function createTally(maxCounters = MAX_COUNTERS): Tally {
  /** The current span of each length in milliseconds, with its counters. */
  const spans = new Map<number, { number: number; counts: Counts }>()

  const countsOf = (milliseconds: number, now: number) => {
    const number = Math.floor(now / milliseconds)
    const span = spans.get(milliseconds)
    if (span?.number === number) return span.counts
    const counts: Counts = new Map()
    spans.set(milliseconds, { number, counts })
    return counts
  }

  return {
    count(subjects, now) {
      const uses = subjects.flatMap(([subject, bounds, member]) =>
        bounds.map((bound) => ({ subject, bound, member, counts: countsOf(bound.milliseconds, now) })),
      )
      const ends = uses
        .filter(isFull)
        .map(({ bound: { milliseconds } }) => (Math.floor(now / milliseconds) + 1) * milliseconds)
      if (ends.length > 0) return Math.max(...ends)
      for (const use of uses) for (const counter of countersOf(use)) add(use.counts, counter, maxCounters)
      return null
    },
  }
}

type Counts = Map<string, number>

interface Use {
  subject: string
  bound: Bound
  member: string | undefined
  counts: Counts
}

function isFull({ subject, bound: { max, minShare }, member, counts }: Use): boolean {
  const countOf = (counter: string) => counts.get(counter) ?? 0
  if (countOf(subject) < max) return false
  if (minShare === undefined || member === undefined) return true
  const members = Math.max(1, countOf(membersOf(subject)))
  return countOf(partOf(subject, member)) >= Math.max(minShare, max / members)
}

function countersOf({ subject, bound: { minShare }, member, counts }: Use): string[] {
  if (minShare === undefined || member === undefined) return [subject]
  const part = partOf(subject, member)
  return counts.has(part) ? [subject, part] : [subject, part, membersOf(subject)]
}

const partOf = (subject: string, member: string) => `${subject} ${member}`
const membersOf = (subject: string) => `${subject} members`

/**
 * Adds one to a counter. If there is no room for a new counter, every counter is decremented instead
 * (Misra-Gries). An attacker who fills the memory can lower each counter by at most the calls of the span
 * divided by `maxCounters`.
 */
function add(counts: Counts, counter: string, maxCounters: number): void {
  const count = counts.get(counter)
  if (count !== undefined || counts.size < maxCounters) {
    counts.set(counter, (count ?? 0) + 1)
    return
  }
  for (const [each, left] of counts) {
    if (left > 1) counts.set(each, left - 1)
    else counts.delete(each)
  }
}
