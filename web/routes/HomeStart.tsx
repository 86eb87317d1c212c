import type { SessionUser } from '../../domain/api/user.ts'
import { OwnGoal } from '../features/class-goal/OwnGoal.tsx'
import { NextStep } from '../features/home/NextStep.tsx'
import { lazyPart } from '../lib/loading/lazy-part.tsx'
import styles from './home.module.css'

const Riddles = lazyPart(async () => (await import('../features/home/Riddles.tsx')).Riddles, {
  onFail: 'omit',
})

/** Top of a pupil's home page: the next step, the class goal and the riddles. */
export function HomeStart({ user }: { user: SessionUser }) {
  return (
    <>
      <NextStep user={user} />
      <OwnGoal />
      <div className={styles.riddles}>
        <Riddles user={user} />
      </div>
    </>
  )
}
