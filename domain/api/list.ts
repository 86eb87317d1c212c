/** Maximum number of rows per answer. */
export const MOST_ROWS = 10_000
