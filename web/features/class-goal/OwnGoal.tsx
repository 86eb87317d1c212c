import { queryOptions, useQuery } from '@tanstack/react-query'
import { callAs } from '../../lib/api/call-as.ts'
import { usePupilID } from '../../lib/session/actor.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { GoalBar } from '../../ui/GoalBar.tsx'
import styles from './OwnGoal.module.css'

function classGoalQuery(userID: number) {
  return queryOptions({
    queryKey: ['class-goals', userID],
    queryFn: async () => (await callAs(userID, 'GET class-goals')).data[0] ?? null,
  })
}

/** The pupil's class goal of this week. Renders nothing without a goal or offline. */
export function OwnGoal() {
  const pupilID = usePupilID()
  const { data: goal } = useQuery({ ...classGoalQuery(pupilID ?? 0), enabled: pupilID !== null })
  if (pupilID === null || !goal) return null
  return (
    <section className={styles.goal} aria-labelledby="class-goal">
      <h2 id="class-goal" className={styles.title}>
        {goal.classCode === '' ? (
          <Bilingual french="Notre objectif" english="Our goal" />
        ) : (
          <Bilingual french="L'objectif de ma classe" english="My class's goal" />
        )}
      </h2>
      <GoalBar goal={goal} />
    </section>
  )
}
