import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** What a class wants to reach together in a week: words that have grown, or activities that counted. */
export const goalKinds = ['words', 'activities'] as const

export const saveGoalRequest = z.object({
  kind: z.enum(goalKinds),
  target: z.int().check(z.gte(1, 'doit être au moins 1'), z.lte(5000, 'doit être au plus 5000')),
})
export type SaveGoalRequest = z.infer<typeof saveGoalRequest>

/** `reached`: of this week, by all pupils of the class together. */
const classGoal = z.object({
  classCode: z.string(),
  kind: z.enum(goalKinds),
  target: z.int(),
  reached: z.int(),
})
export type ClassGoal = z.infer<typeof classGoal>

/** For administrators of all classes that have one, for a pupil that of their class; none for a visitor. */
export const classGoalsAnswer = successWith({ data: z.array(classGoal) })
