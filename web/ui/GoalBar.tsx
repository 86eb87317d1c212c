import type { ClassGoal } from '../../domain/api/class-goal.ts'
import styles from './GoalBar.module.css'

const GOAL_UNITS = {
  words: { french: 'fleurs', english: 'flowers', icon: '✿' },
  activities: { french: 'activités', english: 'activities', icon: '★' },
} as const

/** A class's progress towards its weekly goal, as a bar and in numbers. */
export function GoalBar({ goal: { kind, target, reached } }: { goal: ClassGoal }) {
  const { french, english, icon } = GOAL_UNITS[kind]
  return (
    <div className={styles.goal}>
      <progress className={styles.bar} max={target} value={Math.min(reached, target)} aria-hidden="true" />
      <span>
        <span aria-hidden="true">{icon}</span>{' '}
        <b>
          {reached} / {target} {french}
        </b>{' '}
        cette semaine{reached >= target && ' : réussi!'} <small lang="en">{english} this week</small>
      </span>
    </div>
  )
}
