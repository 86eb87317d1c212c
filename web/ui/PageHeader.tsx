import type { ReactNode } from 'react'
import { LateOwl } from './late-owl.ts'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** What one does here: a short sentence, and its English. */
  hint: string
  english: string
  /** What stands at the title's right, e.g. a switch. */
  children?: ReactNode
}

/** The title of a page and what to do on it, which the owl says too. */
export function PageHeader({ title, hint, english, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <LateOwl french={hint} english={english} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.hint}>
          {hint} <span lang="en">{english}</span>
        </p>
      </div>
      {children}
    </header>
  )
}
