import styles from './Cover.module.css'

/** What lies over a hidden word. */
export function Cover() {
  return (
    <span className={styles.cover} aria-hidden="true">
      ?
    </span>
  )
}
