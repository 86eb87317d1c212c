const ROWS_PER_PAGE = 20

/** Rows of one page of a list. Pages count from 1; a page beyond the last returns the last. */
export function paginate<Row>(rows: readonly Row[], page: number, rowsPerPage = ROWS_PER_PAGE) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * rowsPerPage, shown * rowsPerPage), page: shown, pages }
}
