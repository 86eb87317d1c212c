/** How long a call took in one place, in milliseconds, and how many rows D1 read for it. */
export interface Figures {
  taken: number[]
  rowsRead: number
}

/** What a call costs somewhere as a part of what it costs in the place that it is compared with. */
export interface Ratios {
  p50: number
  p99: number
  rows: number
  /** What of the three is above the limit; of the times only what chance does not explain. */
  above: string[]
}

const RESAMPLES = 300
/** How sure it has to be that a time is above the limit. */
const CERTAINTY = 0.99

/** Compares the figures with those of `base`. `random` is from 0 up to 1. */
export function ratiosOf(figures: Figures, base: Figures, limit: number, random: () => number): Ratios {
  const p50 = quantile(figures.taken, 0.5) / quantile(base.taken, 0.5)
  const p99 = quantile(figures.taken, 0.99) / quantile(base.taken, 0.99)
  const rows = figures.rowsRead === base.rowsRead ? 1 : figures.rowsRead / Math.max(1, base.rowsRead)
  const isSurelyAbove = (part: number, ratio: number) =>
    ratio > limit && lowestLikely(figures.taken, base.taken, part, random) > limit
  const above = [
    ...(isSurelyAbove(0.5, p50) ? ['p50'] : []),
    ...(isSurelyAbove(0.99, p99) ? ['p99'] : []),
    ...(rows > limit ? ['rows'] : []),
  ]
  return { p50, p99, rows, above }
}

/**
 * Compares how slow the slowest of all calls together are, which are many more than those of one call: of each call its
 * times, as parts of its own median in the place that it is compared with.
 * @param pairs of each call: its figures, and those that they are compared with
 */
export function ratioOfAll(pairs: readonly (readonly [Figures, Figures])[], part: number): number {
  const slowest = (taken: (pair: readonly [Figures, Figures]) => readonly number[]) =>
    quantile(
      pairs.flatMap((pair) => {
        const median = quantile(pair[1].taken, 0.5)
        return taken(pair).map((ms) => ms / median)
      }),
      part,
    )
  return slowest(([figures]) => figures.taken) / slowest(([, base]) => base.taken)
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** The lower end of where the ratio of two quantiles lies, by drawing anew from what was measured (a bootstrap). */
function lowestLikely(
  values: readonly number[],
  base: readonly number[],
  part: number,
  random: () => number,
): number {
  const drawn = (from: readonly number[]) => from.map(() => from[Math.floor(random() * from.length)] ?? 0)
  const ratios = Array.from(
    { length: RESAMPLES },
    () => quantile(drawn(values), part) / quantile(drawn(base), part),
  )
  return quantile(ratios, 1 - CERTAINTY)
}
