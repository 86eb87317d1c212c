import type { SessionUser } from '../../domain/api/user.ts'
import { OwnGoal } from '../features/class-goal/OwnGoal.tsx'
import { NextStep } from '../features/home/NextStep.tsx'

/** What a pupil's home page begins with: the next step, and what the class wants to reach together. */
export function HomeStart({ user }: { user: SessionUser }) {
  return (
    <>
      <NextStep user={user} />
      <OwnGoal />
    </>
  )
}
