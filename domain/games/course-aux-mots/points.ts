import type { Answer } from '../quiz-state.ts'

/**
 * What the race is worth. Reading earns more than haste: a right answer has most of its points however long
 * it took, and a wrong one costs so much that tapping at random leads nowhere.
 */
const RIGHT_POINTS = 35
const WRONG_POINTS = -25
/** For an answer within `fullMs`, less with time, none from `noneMs` on; only after another right answer. */
export const SPEED = { points: 10, fullMs: 1500, noneMs: 7500 } as const
/** For each right answer in a row before this one, up to a most. */
const STREAK = { points: 2, most: 10 } as const

/** The points of all answers so far; they never fall below 0. */
export function racePoints(answers: readonly Answer[]): number {
  let points = 0
  let streak = 0
  for (const { isRight, ms } of answers) {
    points = Math.max(0, points + (isRight ? rightPoints(ms, streak) : WRONG_POINTS))
    streak = isRight ? streak + 1 : 0
  }
  return points
}

/** How many right answers in a row the last ones are. */
export function streakOf(answers: readonly Answer[]): number {
  return answers.length - 1 - answers.findLastIndex(({ isRight }) => !isRight)
}

function rightPoints(ms: number | null, streak: number): number {
  if (streak === 0) return RIGHT_POINTS
  return RIGHT_POINTS + speedPoints(ms) + Math.min(STREAK.most, streak * STREAK.points)
}

function speedPoints(ms: number | null): number {
  if (ms === null || !Number.isFinite(ms)) return 0
  const left = (SPEED.noneMs - ms) / (SPEED.noneMs - SPEED.fullMs)
  return Math.round(SPEED.points * Math.min(1, Math.max(0, left)))
}
