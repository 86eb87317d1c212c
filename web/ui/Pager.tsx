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
