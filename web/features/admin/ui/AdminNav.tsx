import { Link } from '@tanstack/react-router'
import { useCurrentPage } from '../../../lib/page/current-page.ts'
import { adminNav, entryOf } from '../data/admin-nav.ts'
import styles from './AdminNav.module.css'

export function AdminNav() {
  const current = entryOf(useCurrentPage()?.page.clientID ?? '')
  return (
    <nav aria-label="Administration">
      <ul className={styles.entries}>
        {adminNav.map((entry) => (
          <li key={entry.id}>
            <Link to={entry.path} className={styles.entry} aria-current={entry === current || undefined}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
