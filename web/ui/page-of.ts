const ROWS_A_PAGE = 20

/** Rows of one page of a list. Pages count from 1; a page beyond the last returns the last. */
export function pageOf<Row>(rows: readonly Row[], page: number, rowsAPage = ROWS_A_PAGE) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsAPage))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * rowsAPage, shown * rowsAPage), page: shown, pages }
}
