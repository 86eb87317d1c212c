import type { Progress } from '../../../../domain/games/game.ts'
import styles from './round.module.css'

/** With more steps, the stars would take the space of the title. */
const MAX_STARS = 12

interface ProgressBarProps extends Progress {
  /** Whether every completed step was won. False for games with points, which continue after a miss. */
  hasStars: boolean
}

/** Progress of the game, with a star for each completed step. */
export function ProgressBar({ done, total, hasStars }: ProgressBarProps) {
  return (
    <p className={styles.progress}>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: hasStars && total <= MAX_STARS ? total : 0 }, (_, index) => index).map(
          (index) => (
            <span key={index} className={styles.star} data-found={index < done || undefined}>
              {index < done ? '★' : '☆'}
            </span>
          ),
        )}
      </span>
      <span className={styles.number}>
        {done} / {total}
      </span>
    </p>
  )
}
