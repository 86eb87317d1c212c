import type { Slice } from '../http/parameters.ts'

export interface WeekCount {
  /** Its Sunday. */
  week: string
  count: number
}

/**
 * Finds the weeks that contain a slice of a list (newest week first), and the offset of the slice within
 * them, so that only those weeks are read and sorted and not the whole month.
 * @param counts per week, newest first
 * @returns null if the list ends before the slice
 */
export function weeksOfSlice(
  counts: readonly WeekCount[],
  { limit, offset }: Slice,
): { firstWeek: string; lastWeek: string; offset: number } | null {
  let before = 0
  const inSlice: { week: string; before: number }[] = []
  for (const { week, count } of counts) {
    if (before < offset + limit && before + count > offset) inSlice.push({ week, before })
    before += count
  }
  const [newest, oldest] = [inSlice[0], inSlice.at(-1)]
  if (!newest || !oldest) return null
  return { firstWeek: oldest.week, lastWeek: newest.week, offset: offset - newest.before }
}
