import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import owl from '../../ui/art/owl.svg'
import styles from './Header.module.css'

interface HeaderProps {
  menu: ReactNode
  /** The user's name, or the sign-in button, and the buttons next to it. */
  account: ReactNode
  /** Shown below the bunting. */
  banner: ReactNode
  /** Admin pages have a single-row header without the bunting. */
  isAdminPage: boolean
}

/** The header of every page, drawn as a sky: bunting, clouds, the site's name, the menu and the account. */
export function Header({ menu, account, banner, isAdminPage }: HeaderProps) {
  return (
    <header className={styles.header} data-admin={isAdminPage || undefined}>
      {!isAdminPage && <div className={styles.bunting}>{banner}</div>}
      <div className={styles.bar}>
        <Link to="/" className={styles.logo}>
          <img src={owl} alt="" width={48} height={56} />
          <span className={styles.house}>Mme Bravo</span>
        </Link>
        <div className={styles.account}>{account}</div>
        <div className={styles.menu}>{menu}</div>
      </div>
    </header>
  )
}
