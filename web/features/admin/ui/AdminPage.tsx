import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { adminHelp } from '../../../../content/admin-help.ts'
import { adminPagesByKey } from '../../../../content/admin-pages.ts'
import { useCurrentPage } from '../../../lib/page/current-page.ts'
import { type SchoolToday, schoolTodayQuery } from '../../../lib/school/school-today.ts'
import { actorOf } from '../../../lib/session/actor.ts'
import { useSession } from '../../../lib/session/session.ts'
import { useSignOutNotice } from '../../../lib/session/use-sign-out-notice.ts'
import { hasDrafts } from '../../../lib/storage/drafts.ts'
import { entryOf, secondLevelLinks, thirdLevelLinks } from '../data/admin-nav.ts'
import { useFocusAfterRemoval } from '../hooks/use-focus-after-removal.ts'
import styles from './AdminPage.module.css'
import { Loaded } from './Loaded.tsx'
import { PageIntro } from './PageIntro.tsx'

interface AdminPageProps {
  title: string
  /** Replaces the page's help in its introduction. */
  hint?: string
  /** Shows only the title above the content, for pages that need the whole height. */
  isFocused?: boolean
  children: ReactNode
}

/** The layout of an administrators' page: the links of its header entry, its title and its introduction. */
export function AdminPage({ title, hint, isFocused = false, children }: AdminPageProps) {
  const container = useRef<HTMLDivElement>(null)
  const clientID = useCurrentPage()?.page.clientID ?? ''
  useFocusAfterRemoval(container)
  useSignOutNotice(true, sessionEndedText)
  return (
    <div ref={container} className={styles.page}>
      {isFocused ? (
        <h1 className={styles.title}>{title}</h1>
      ) : (
        <>
          <SubNavigation clientID={clientID} />
          <PageIntro
            key={hint}
            name={`${clientID}${hint ? ' content' : ''}`}
            title={title}
            text={hint ?? adminHelp.get(clientID) ?? ''}
          />
        </>
      )}
      {children}
    </div>
  )
}

/** The second level of the navigation, and the third if the page shares a part with others. */
function SubNavigation({ clientID }: { clientID: string }) {
  const entry = entryOf(actorOf(useSession()), clientID)
  const parts = entry ? thirdLevelLinks(entry, clientID) : []
  const links = entry ? secondLevelLinks(entry) : []
  if (!entry || links.length < 2) return null
  return (
    <nav className={styles.nav} aria-label="Administration : la suite">
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className={styles.link}
              aria-current={parts.some((part) => part.path === path) || undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <ul className={`${styles.links} ${styles.parts}`} aria-label={adminPagesByKey.get(clientID)?.part}>
          {parts.map(({ name, path }) => (
            <li key={path}>
              <Link to={path} className={styles.link}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

/** With unsaved drafts the teacher stays on the page and signs in again there. */
function sessionEndedText(): string {
  return hasDrafts()
    ? 'Votre session est terminée. Vos mots sont gardés : reconnectez-vous ici.'
    : 'Votre session est terminée.'
}

/** An administrators' page that needs the school's current day and time zone. */
export function SchoolPage({ title, children }: { title: string; children(today: SchoolToday): ReactNode }) {
  const today = useQuery(schoolTodayQuery)
  return (
    <AdminPage title={title}>
      <Loaded query={today}>{children}</Loaded>
    </AdminPage>
  )
}
