import type { Bound } from './bounds.ts'

/** A subject, e.g. `user:7`, and its bounds. */
export type Bounded = readonly [subject: string, bounds: readonly Bound[]]

export interface Tally {
  /**
   * Counts one more of each, where all are within their bounds.
   * @param now milliseconds since 1970
   * @returns null, or the instant from when on it is worth another try
   */
  count(subjects: readonly Bounded[], now: number): number | null
}

/** The most subjects kept of a span of time; the oldest make way. */
const MOST_SUBJECTS = 20_000

/**
 * Counts in memory, by spans of time that start over for all at once: a full span takes no more memory than one count. What
 * must outlast this memory is counted by the database.
 */
export function createTally(): Tally {
  /** By length: the present span, and the count of each subject in it. */
  const spans = new Map<number, { number: number; counts: Map<string, number> }>()

  const countsOf = (milliseconds: number, now: number) => {
    const number = Math.floor(now / milliseconds)
    const span = spans.get(milliseconds)
    if (span?.number === number) return span.counts
    const counts = new Map<string, number>()
    spans.set(milliseconds, { number, counts })
    return counts
  }

  return {
    count(subjects, now) {
      const all = subjects.flatMap(([subject, bounds]) =>
        bounds.map(({ most, milliseconds }) => {
          const counts = countsOf(milliseconds, now)
          const count = counts.get(subject) ?? 0
          return { subject, counts, count, isFull: count >= most, milliseconds }
        }),
      )
      const full = all.filter(({ isFull }) => isFull)
      if (full.length > 0)
        return Math.max(
          ...full.map(({ milliseconds }) => (Math.floor(now / milliseconds) + 1) * milliseconds),
        )
      for (const { subject, counts, count } of all) {
        counts.set(subject, count + 1)
        const [oldest] = counts.keys()
        if (counts.size > MOST_SUBJECTS && oldest !== undefined) counts.delete(oldest)
      }
      return null
    },
  }
}
