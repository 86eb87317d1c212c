import type { ReactNode } from 'react'
import owl from './art/owl.svg'
import styles from './Notice.module.css'

/** A page that has one thing to say: the owl says it. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.notice}>
      <img className={styles.owl} src={owl} alt="" width={240} height={280} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </section>
  )
}
