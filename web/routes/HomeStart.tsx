import type { SessionUser } from '../../domain/api/user.ts'
import { OwnGoal } from '../features/class-goal/OwnGoal.tsx'
import { NextStep } from '../features/home/NextStep.tsx'

/** Top of a pupil's home page: the next step and the class goal. */
export function HomeStart({ user }: { user: SessionUser }) {
  return (
    <>
      <NextStep user={user} />
      <OwnGoal />
    </>
  )
}
