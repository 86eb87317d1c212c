import { MIN_COUNTING_SCORE } from '../../../domain/economy.ts'
import styles from './frame.module.css'

interface ScoreLineProps {
  score: number
  /** Whole seconds since the start of this round. */
  seconds: number
}

/** Points so far, points needed to count, and time spent on this round. */
export function ScoreLine({ score, seconds }: ScoreLineProps) {
  return (
    <p className={styles.line}>
      <span>
        <span aria-hidden="true">★</span>{' '}
        <strong key={score} className={styles.score}>
          {score}
        </strong>{' '}
        / {MIN_COUNTING_SCORE} points
      </span>
      <span className={styles.time}>{seconds} s</span>
    </p>
  )
}
