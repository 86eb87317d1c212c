/** Maximum number of rows per answer. */
export const MAX_ROWS = 10_000
