import owl from '../../ui/art/owl.svg'
import { Loading } from '../../ui/Loading.tsx'
import styles from './GardenView.module.css'

/** Shown until the words of the garden have loaded. */
export function GardenStart({ title }: { title: string }) {
  return (
    <div className={styles.garden}>
      <header className={styles.sky}>
        <img src={owl} alt="" width={80} height={93} className={styles.owl} />
        <div className={styles.words}>
          {/*
           * Not a heading, so that the focus of a new page waits for the garden's real heading, which
           * replaces this.
           */}
          <p className={styles.title}>{title}</p>
          <Loading />
        </div>
      </header>
    </div>
  )
}
