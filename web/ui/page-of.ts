const ROWS_A_PAGE = 20

/** The rows of a page of a list, from 1; a page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * ROWS_A_PAGE, shown * ROWS_A_PAGE), page: shown, pages }
}
