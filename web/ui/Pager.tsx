import { Button } from './Button.tsx'
import styles from './Pager.module.css'

interface PagerProps {
  label: string
  page: number
  pages: number
  onTurn(page: number): void
  /** Adds English, for pupils. */
  hasEnglish?: boolean
}

/** Buttons that turn the pages of a list. Renders nothing for a single page. */
export function Pager({ label, page, pages, onTurn, hasEnglish }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button look="soft" isOff={page === 1} onClick={() => onTurn(page - 1)}>
        Page précédente {hasEnglish && <small lang="en">Previous page</small>}
      </Button>
      <span role="status">
        Page {page} sur {pages}
      </span>
      <Button look="soft" isOff={page === pages} onClick={() => onTurn(page + 1)}>
        Page suivante {hasEnglish && <small lang="en">Next page</small>}
      </Button>
    </nav>
  )
}

const ROWS_PER_PAGE = 20

/** Rows of one page of a list. Pages count from 1; a page beyond the last returns the last. */
export function paginate<Row>(rows: readonly Row[], page: number, rowsPerPage = ROWS_PER_PAGE) {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage))
  const shown = Math.min(page, pages)
  return { rows: rows.slice((shown - 1) * rowsPerPage, shown * rowsPerPage), page: shown, pages }
}
