import { Link } from '@tanstack/react-router'
import { useCurrentPage } from '../../../lib/page/current-page.ts'
import { actorOf } from '../../../lib/session/actor.ts'
import { useSession } from '../../../lib/session/session.ts'
import { adminNav, entryOf } from '../data/admin-nav.ts'
import styles from './AdminNav.module.css'

export function AdminNav() {
  const actor = actorOf(useSession())
  const current = entryOf(actor, useCurrentPage()?.page.clientID ?? '')
  return (
    <nav aria-label="Administration">
      <ul className={styles.entries}>
        {adminNav(actor).map((entry) => (
          <li key={entry.id}>
            <Link
              to={entry.path}
              className={styles.entry}
              aria-current={entry.id === current?.id || undefined}
            >
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
