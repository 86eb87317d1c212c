import { ACTIVITIES_PER_BRAVO } from '../../../domain/economy.ts'
import styles from './EarnABravo.module.css'

/** How to earn a Bravo, in one line. */
export function EarnABravo() {
  return (
    <section className={styles.line}>
      <p className={styles.rule}>
        {ACTIVITIES_PER_BRAVO} activités = 1 Bravo! <span>Le compte recommence chaque dimanche.</span>
      </p>
      <p lang="en">Five counted activities earn one Bravo. Resets on Sunday.</p>
    </section>
  )
}
