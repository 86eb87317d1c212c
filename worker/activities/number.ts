/** How many weeks from the first on, those up to 2157, have numbers, and how many each has: more than there are pages. */
const WEEKS = 2 ** 13
const NUMBERS_A_WEEK = 2 ** 12
export const NUMBERS_A_USER = WEEKS * NUMBERS_A_WEEK
const FIRST_WEEK = Date.parse('2000-01-02')
const WEEK = 7 * 24 * 3_600_000

/**
 * The number before that of the first activity of a user's week, a Sunday `YYYY-MM-DD`. So numbers are given in the order of
 * counting, and to nobody else, without an index that would have to be written to find the last one.
 */
export function numberBefore(userID: number, week: string): number {
  const weeks = Math.round((Date.parse(week) - FIRST_WEEK) / WEEK)
  return userID * NUMBERS_A_USER + weeks * NUMBERS_A_WEEK
}
