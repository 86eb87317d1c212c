import * as z from 'zod/mini'
import { successWith } from './success.ts'

/** Weekly goals of a class: words that have grown, or counted activities. */
export const goalKinds = ['words', 'activities'] as const

export const saveGoalRequest = z.object({
  kind: z.enum(goalKinds),
  target: z.int().check(z.gte(1, 'doit être au moins 1'), z.lte(5000, 'doit être au plus 5000')),
})
export type SaveGoalRequest = z.infer<typeof saveGoalRequest>

/**
 * `classCode`: the audience key; empty for a pupil whose goal is for a group or for the pupil alone.
 * `reached`: this week's total of all pupils whom the goal is for.
 */
const classGoal = z.object({
  classCode: z.string(),
  kind: z.enum(goalKinds),
  target: z.int(),
  reached: z.int(),
})
export type ClassGoal = z.infer<typeof classGoal>

/** All goals for administrators, the class's goal for a pupil, none for a visitor. */
export const classGoalsAnswer = successWith({ data: z.array(classGoal) })
