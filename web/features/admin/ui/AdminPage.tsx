import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { adminPagesByKey } from '../../../../content/admin-pages.ts'
import { useCurrentPage } from '../../../lib/page/current-page.ts'
import { useNoticeOfSignOut } from '../../../lib/session/use-notice-of-sign-out.ts'
import { hasDrafts } from '../../../lib/storage/drafts.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { adminNav } from '../data/admin-nav.ts'
import { useFocusPassedOn } from '../hooks/use-focus-passed-on.ts'
import styles from './AdminPage.module.css'

interface AdminPageProps {
  title: string
  /** What one does here, where it is not what the page's help says. */
  hint?: string
  /** The page needs the whole height: the links to the other pages and the hint are left out. */
  isFocused?: boolean
  children: ReactNode
}

/** A page of the teacher's side: the way to all the others, its title, and what it is for. */
export function AdminPage({ title, hint, isFocused = false, children }: AdminPageProps) {
  const whole = useRef<HTMLDivElement>(null)
  const nav = useRef<HTMLElement>(null)
  const clientID = useCurrentPage()?.page.clientID ?? ''
  useFocusPassedOn(whole)
  useNoticeOfSignOut(true, sessionIsOver)
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    const line = current?.closest('ul')
    if (!current || !line) return
    const [link, whole] = [current.getBoundingClientRect(), line.getBoundingClientRect()]
    // Not by `scrollIntoView`, from whose element the keyboard then goes on: it begins with the page.
    line.scrollBy({ left: link.left + link.width / 2 - whole.left - whole.width / 2, behavior: 'instant' })
  }, [])
  return (
    <div ref={whole} className={styles.page}>
      <nav ref={nav} className={styles.nav} aria-label="Administration" hidden={isFocused}>
        {adminNav.map(({ id, name, pages }) => (
          <div key={id} className={styles.group}>
            <span className={styles.groupName}>{name}</span>
            <ul className={styles.links}>
              {pages.map((page) => (
                <li key={page.path}>
                  <Link to={page.path} className={styles.link}>
                    {page.title}
                  </Link>
                </li>
              ))}
              {id === 'school' && (
                <li>
                  <Link to="/profile" className={styles.link}>
                    Mon compte
                  </Link>
                </li>
              )}
            </ul>
          </div>
        ))}
      </nav>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {!isFocused && (
          <p className={styles.hint}>{frenchSpaces(hint ?? adminPagesByKey.get(clientID)?.help ?? '')}</p>
        )}
      </header>
      {children}
    </div>
  )
}

/** A teacher with unsaved texts stays on the page, to sign in again there; anyone else is led home. */
function sessionIsOver(): string {
  return hasDrafts()
    ? 'Votre session est terminée. Vos mots sont gardés : reconnectez-vous ici.'
    : 'Votre session est terminée.'
}
