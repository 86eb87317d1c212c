import sun from '../../ui/art/sun.svg'
import { LateOwl } from '../../ui/late-owl.ts'
import styles from './Welcome.module.css'

/** The opening picture of the front page. */
export function Welcome() {
  return (
    <section className={styles.scene}>
      <img className={styles.sun} src={sun} alt="" width={160} height={160} />
      <div className={styles.clouds} />
      <div className={styles.words}>
        <h1 className={styles.title}>Bienvenue chez Mme Bravo</h1>
        <p className={styles.lead}>Écoute, joue et apprends le français!</p>
        <p className={styles.help} lang="en">
          Listen, play and learn French!
        </p>
      </div>
      <LateOwl
        className={styles.owl}
        size={240}
        french="Écoute, joue et apprends le français! Touche ton année."
        english="Listen, play and learn French! Tap your grade."
      />
      <div className={styles.hills} />
    </section>
  )
}
