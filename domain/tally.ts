import type { Bound } from './bounds.ts'

/** A subject, e.g. `user:7`, and its bounds. `member`: who calls, for bounds that several members of the subject share. */
export type Bounded = readonly [subject: string, bounds: readonly Bound[], member?: string]

export interface Tally {
  /**
   * Counts one more of each, where all are within their bounds.
   * @param now milliseconds since 1970
   * @returns null, or the instant from when on it is worth another try
   */
  count(subjects: readonly Bounded[], now: number): number | null
}

/** The most counters kept for a span of time. */
const MOST_COUNTERS = 20_000

/**
 * Counts in memory, by spans of time that start over for all at once: a full span takes no more memory than one count.
 * The database counts what must outlast this memory.
 */
export function createTally(mostCounters = MOST_COUNTERS): Tally {
  /** By length: the present span, and the count of each counter in it. */
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
      for (const use of uses) for (const counter of countersOf(use)) add(use.counts, counter, mostCounters)
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

function isFull({ subject, bound: { most, leastShare }, member, counts }: Use): boolean {
  const countOf = (counter: string) => counts.get(counter) ?? 0
  if (countOf(subject) < most) return false
  if (leastShare === undefined || member === undefined) return true
  const members = Math.max(1, countOf(membersOf(subject)))
  return countOf(partOf(subject, member)) >= Math.max(leastShare, most / members)
}

function countersOf({ subject, bound: { leastShare }, member, counts }: Use): string[] {
  if (leastShare === undefined || member === undefined) return [subject]
  const part = partOf(subject, member)
  return counts.has(part) ? [subject, part] : [subject, part, membersOf(subject)]
}

const partOf = (subject: string, member: string) => `${subject} ${member}`
const membersOf = (subject: string) => `${subject} members`

/**
 * Adds one to a counter. Where there is no room for a new one, every counter loses one instead (Misra and Gries): so
 * an attacker who fills the memory takes from each counter at most all calls of the span divided by `mostCounters`.
 */
function add(counts: Counts, counter: string, mostCounters: number): void {
  const count = counts.get(counter)
  if (count !== undefined || counts.size < mostCounters) {
    counts.set(counter, (count ?? 0) + 1)
    return
  }
  for (const [each, left] of counts) {
    if (left > 1) counts.set(each, left - 1)
    else counts.delete(each)
  }
}
