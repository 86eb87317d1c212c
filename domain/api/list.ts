/** How many rows of a list are given at once at most. */
export const MOST_ROWS = 10_000
