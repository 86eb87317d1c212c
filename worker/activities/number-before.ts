/** Enough until 2157. */
const MAX_WEEKS = 2 ** 13
/** More than the number of pages. */
const NUMBERS_PER_WEEK = 2 ** 12
export const ACTIVITY_NUMBERS_PER_USER = MAX_WEEKS * NUMBERS_PER_WEEK
const FIRST_WEEK = Date.parse('2000-01-02')
const WEEK_MS = 7 * 24 * 3_600_000

/**
 * The number that precedes the first activity of a user's week, a Sunday `YYYY-MM-DD`. Each user and week has
 * a separate range of numbers, so the next number is found without an extra index.
 */
export function numberBefore(userID: number, week: string): number {
  const weeks = Math.round((Date.parse(week) - FIRST_WEEK) / WEEK_MS)
  return userID * ACTIVITY_NUMBERS_PER_USER + weeks * NUMBERS_PER_WEEK
}
