import { useId } from 'react'
import { setCalm, useCalmChosen } from '../../lib/calm.ts'
import styles from './Footer.module.css'

/** The meadow under every page: the disclaimer, and the switch for less motion. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.hills} />
      <div className={styles.meadow}>
        <div className={styles.content}>
          <div>
            <p lang="en">
              External links leave the school board domain. This site is not responsible for external content.
            </p>
            <p>
              Les liens externes quittent le domaine du conseil scolaire. Ce site n'est pas responsable du
              contenu externe.
            </p>
          </div>
          <CalmSwitch />
        </div>
      </div>
    </footer>
  )
}

function CalmSwitch() {
  const isCalm = useCalmChosen()
  const id = useId()
  return (
    <label className={styles.calm} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isCalm}
        checked={isCalm}
        onChange={(event) => setCalm(event.target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      <span>
        Calme <small>Rien ne bouge, plus de temps</small>
      </span>
    </label>
  )
}
