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
          <h1>{title}</h1>
          <Loading />
        </div>
      </header>
    </div>
  )
}
