import type { ReactNode } from 'react'
import type { OwlText } from '../../content/owl-texts.ts'
import { LazyOwl } from './lazy-owl.ts'
import styles from './ui.module.css'

interface PageHeaderProps {
  title: string
  /** Instruction in French, and in English. */
  hint: OwlText['french']
  english: OwlText['english']
  /** Shown to the right of the title, e.g. a switch. */
  children?: ReactNode
}

/** The title of a page and its instruction, which the owl also reads aloud. */
export function PageHeader({ title, hint, english, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <LazyOwl french={hint} english={english} />
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
