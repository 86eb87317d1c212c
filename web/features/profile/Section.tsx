import { type ReactNode, useId } from 'react'
import styles from './profile.module.css'

interface SectionProps {
  title: string
  english: string
  className?: string | undefined
  children: ReactNode
}

/** A titled section of the profile. */
export function Section({ title, english, className = '', children }: SectionProps) {
  const titleID = useId()
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={titleID}>
      <div>
        <h2 id={titleID} className="title">
          {title}
        </h2>
        <p className={styles.english} lang="en">
          {english}
        </p>
      </div>
      {children}
    </section>
  )
}
