import type { ReactNode } from 'react'
import styles from './ui.module.css'

export interface Version {
  title: string
  /** Lines that the other version does not have. */
  lines: readonly string[]
  children: ReactNode
}

/** Shows two versions side by side, reduced to their differences. */
export function TwoVersions({ versions }: { versions: readonly [Version, Version] }) {
  return (
    <div className={styles.sides}>
      {versions.map(({ title, lines, children }) => (
        <section key={title} className={styles.side} aria-label={title}>
          <h3>{title}</h3>
          <p>{lines.length === 0 ? "Rien de plus que dans l'autre." : "Ce que l'autre n'a pas :"}</p>
          <ul className={styles.versionLines}>
            {[...new Set(lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {children}
        </section>
      ))}
    </div>
  )
}
