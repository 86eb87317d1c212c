import type { ReactNode } from 'react'
import type { OwlText } from '../../content/owl-texts.ts'
import owl from './art/owl.svg'
import { LazyOwl } from './lazy-owl.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  title: string
  /** Text that the owl says on click. Omit if a user who cannot read has nothing to do here. */
  said?: OwlText
  children: ReactNode
}

/** A page with a single message from the owl. */
export function Notice({ title, said, children }: NoticeProps) {
  return (
    <section className={styles.notice}>
      {said ? (
        <LazyOwl className={styles.owl} size={240} {...said} />
      ) : (
        <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      )}
      <div className={styles.words}>
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
