import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { breadcrumb } from '../../../domain/breadcrumb.ts'
import owl from '../../ui/art/owl.svg'
import styles from './shell.module.css'

interface HeaderProps {
  menu: ReactNode
  /** Help, the pupil's Bravo count, and the user's menu or the sign-in button. */
  account: ReactNode
  /** Hangs below the header. The page reserves its space. */
  banner: ReactNode
}

/** The header of every page, in one row: home, the menu and the account. */
export function Header({ menu, account, banner }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <img src={owl} alt="" width={42} height={49} />
          <span className={styles.house}>Mme Bravo</span>
        </Link>
        <div className={styles.menu}>{menu}</div>
        <div className={styles.account}>{account}</div>
      </div>
      <div className={styles.banner}>{banner}</div>
    </header>
  )
}

/** The path of the page in the menu, from its key. Renders nothing for top-level pages. */
export function Breadcrumb({ clientID }: { clientID: string }) {
  const text = breadcrumb(clientID)
  if (text === null) return null
  return (
    <p className={styles.breadcrumb}>
      <span className="for-ears">Tu es ici : </span>
      <span lang="en" data-stays>
        {text}
      </span>
    </p>
  )
}
