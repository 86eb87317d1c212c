import styles from './Cheer.module.css'

/** The cheer word over the finished game; it is read out, once. */
export function Cheer({ word }: { word: string | null }) {
  return (
    <div className={styles.place} role="status">
      {word !== null && (
        <p className={styles.cheer}>
          <span className={styles.stars} aria-hidden="true">
            ★ ★ ★
          </span>
          {word}
        </p>
      )}
    </div>
  )
}
