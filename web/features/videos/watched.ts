/** Played ranges in seconds, as in `HTMLMediaElement.played`: sorted, not overlapping. */
export type Played = readonly { start: number; end: number }[]

/** Tolerance: browsers report ranges slightly short at the ends and at pauses. */
const SLACK_SECONDS = 0.8

/** Whether the whole video was played without skipping. */
export function isWatched(played: Played, duration: number): boolean {
  if (!(duration > 0)) return false
  const ends = [0, ...played.map(({ end }) => end)]
  const starts = [...played.map(({ start }) => start), duration]
  const skipped = starts.reduce((sum, start, index) => sum + Math.max(0, start - (ends[index] ?? 0)), 0)
  return skipped <= SLACK_SECONDS
}

export function playedOf(ranges: TimeRanges): Played {
  return Array.from({ length: ranges.length }, (_none, index) => ({
    start: ranges.start(index),
    end: ranges.end(index),
  }))
}
