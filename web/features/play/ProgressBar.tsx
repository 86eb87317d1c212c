import type { Progress } from '../../../domain/games/game.ts'
import styles from './ProgressBar.module.css'

/** In more rounds than these the stars would take the place of the game's name. */
const MOST_STARS = 12

interface ProgressBarProps extends Progress {
  /** Whether each step that is done was won: a game for points also goes on after a miss. */
  hasStars: boolean
}

/** How far the game has come: a star for each thing found. */
export function ProgressBar({ done, total, hasStars }: ProgressBarProps) {
  return (
    <p className={styles.progress}>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: hasStars && total <= MOST_STARS ? total : 0 }, (_, index) => index).map(
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
