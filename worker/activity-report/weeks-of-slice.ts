import type { Slice } from '../http/parameters.ts'

export interface WeekCount {
  /** Its Sunday. */
  week: string
  count: number
}

/**
 * The weeks in which a slice of a list lies that is sorted from the newest week to the oldest, and its place among their rows:
 * a list of a whole month need not be sorted for twenty rows of it.
 * @param counts of each week, the newest first
 * @returns null where the list ends before the slice
 */
export function weeksOfSlice(
  counts: readonly WeekCount[],
  { limit, offset }: Slice,
): { firstWeek: string; lastWeek: string; offset: number } | null {
  let before = 0
  const wanted: { week: string; before: number }[] = []
  for (const { week, count } of counts) {
    if (before < offset + limit && before + count > offset) wanted.push({ week, before })
    before += count
  }
  const [newest, oldest] = [wanted[0], wanted.at(-1)]
  if (!newest || !oldest) return null
  return { firstWeek: oldest.week, lastWeek: newest.week, offset: offset - newest.before }
}
