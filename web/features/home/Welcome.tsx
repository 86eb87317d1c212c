import { LazyOwl } from '../../ui/lazy-owl.ts'
import styles from './Welcome.module.css'

/** The greeting of a visitor, in the sky above the school. */
export function Welcome() {
  return (
    <div className={styles.greeting}>
      <div>
        <h1 className={styles.title}>Bienvenue chez Mme Bravo</h1>
        <p className={styles.lead}>Écoute, joue et apprends le français!</p>
        <p lang="en">Listen, play and learn French!</p>
      </div>
      <LazyOwl
        className={styles.owl}
        size={140}
        french="Écoute, joue et apprends le français! Touche ton année."
        english="Listen, play and learn French! Tap your grade."
      />
    </div>
  )
}
