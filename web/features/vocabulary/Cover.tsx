import styles from './Cover.module.css'

/** Covers a hidden word. */
export function Cover() {
  return (
    <span className={styles.cover} aria-hidden="true">
      ?
    </span>
  )
}
