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
  /** Whether all three are within the limit, the times of which there are enough surely. */
  isWithin: boolean
}

const RESAMPLES = 1000
/** How sure it has to be that a time is above the limit, or within it. */
const CERTAINTY = 0.99
/** Of fewer times p99 is the slowest or the second, of which nothing is sure. */
const FEWEST = 200

/** Compares the figures with those of `base`. `random` is from 0 up to 1. */
export function ratiosOf(figures: Figures, base: Figures, limit: number, random: () => number): Ratios {
  const p50 = quantile(figures.taken, 0.5) / quantile(base.taken, 0.5)
  const p99 = quantile(figures.taken, 0.99) / quantile(base.taken, 0.99)
  const rows = figures.rowsRead === base.rowsRead ? 1 : figures.rowsRead / Math.max(1, base.rowsRead)
  const likely = {
    p50: likelyRatio(figures.taken, base.taken, 0.5, random),
    p99: likelyRatio(figures.taken, base.taken, 0.99, random),
    rows: { lowest: rows, highest: rows },
  }
  const above = Object.entries(likely).flatMap(([figure, { lowest }]) => (lowest > limit ? [figure] : []))
  const isEnough = Math.min(figures.taken.length, base.taken.length) >= FEWEST
  const isWithin = isEnough && Object.values(likely).every(({ highest }) => highest <= limit)
  return { p50, p99, rows, above, isWithin }
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

/** Between what the ratio of two quantiles lies, by drawing anew from what was measured (a bootstrap). */
function likelyRatio(values: readonly number[], base: readonly number[], part: number, random: () => number) {
  const [draw, drawBase] = [openDraws(values, part, random), openDraws(base, part, random)]
  const ratios = Array.from({ length: RESAMPLES }, () => draw() / drawBase())
  return { lowest: quantile(ratios, 1 - CERTAINTY), highest: quantile(ratios, CERTAINTY) }
}

/**
 * Draws what a quantile is of as many values drawn from `values` with replacement, without drawing them all: each is the value at a
 * uniform place, and of uniform numbers the highest are known one from the other.
 */
function openDraws(values: readonly number[], part: number, random: () => number): () => number {
  const sorted = values.toSorted((one, other) => one - other)
  const count = sorted.length
  const place = Math.min(count - 1, Math.floor(count * part))
  return () => {
    let drawn = 1
    for (let left = count; left > place; left--) drawn *= random() ** (1 / left)
    return sorted[Math.floor(drawn * count)] ?? Number.NaN
  }
}
