/** Pieces of a video that were played, in seconds, as `HTMLMediaElement.played` gives them: in order, apart. */
export type Played = readonly { start: number; end: number }[]

/** The browser's ranges are a little short at the ends and where the video was paused. */
const SLACK_SECONDS = 0.8

/** Whether all of a video was played: nothing was skipped, from its beginning to its end. */
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
