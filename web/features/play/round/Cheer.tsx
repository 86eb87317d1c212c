import type { Praise } from '../../../../domain/games/praise.ts'
import styles from './Cheer.module.css'

/** Praise shown over the finished game with its stars. Screen readers announce it once. */
export function Cheer({ praise }: { praise: Praise | null }) {
  return (
    <div className={styles.place} role="status">
      {praise && (
        <p className={styles.cheer}>
          <span className={styles.stars} aria-hidden="true">
            {Array(praise.stars).fill('★').join(' ')}
          </span>
          {praise.word}
        </p>
      )}
    </div>
  )
}
