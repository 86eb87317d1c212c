import owl from '../../ui/art/owl.svg'
import sun from '../../ui/art/sun.svg'
import styles from './Welcome.module.css'

/** The first picture of the book. */
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
      <img className={styles.owl} src={owl} alt="Madame Hibou" width={240} height={280} />
      <div className={styles.hills} />
    </section>
  )
}
