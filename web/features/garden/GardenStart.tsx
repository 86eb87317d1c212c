import owl from '../../ui/art/owl.svg'
import { Loading } from '../../ui/Loading.tsx'
import styles from './GardenView.module.css'

/** The garden until its words are known. */
export function GardenStart({ title }: { title: string }) {
  return (
    <div className={styles.garden}>
      <header className={styles.sky}>
        <img src={owl} alt="" width={80} height={93} className={styles.owl} />
        <div className={styles.words}>
          {/* Not a heading: the focus of a new page waits for the garden's own, which replaces this. */}
          <p className={styles.title}>{title}</p>
          <Loading />
        </div>
      </header>
    </div>
  )
}
