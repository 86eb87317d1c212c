import type { Answer } from '../quiz-state.ts'

/**
 * Points of the race. Reading counts more than speed: a right answer earns most points however long it
 * took, and a wrong one costs enough that random tapping does not pay.
 */
const RIGHT_POINTS = 35
const WRONG_POINTS = -25
/** Bonus for an answer within `fullMs`, decreasing to 0 at `noneMs`; only after another right answer. */
export const SPEED_BONUS = { points: 10, fullMs: 1500, noneMs: 7500 } as const
/** Bonus per preceding right answer in a row, up to a maximum. */
const STREAK = { points: 2, most: 10 } as const

/** The total of all answers so far. Never below 0. */
export function racePoints(answers: readonly Answer[]): number {
  let points = 0
  let streak = 0
  for (const { isRight, ms } of answers) {
    points = Math.max(0, points + (isRight ? rightPoints(ms, streak) : WRONG_POINTS))
    streak = isRight ? streak + 1 : 0
  }
  return points
}

/** The current number of right answers in a row. */
export function streakOf(answers: readonly Answer[]): number {
  return answers.length - 1 - answers.findLastIndex(({ isRight }) => !isRight)
}

function rightPoints(ms: number | null, streak: number): number {
  if (streak === 0) return RIGHT_POINTS
  return RIGHT_POINTS + speedPoints(ms) + Math.min(STREAK.most, streak * STREAK.points)
}

function speedPoints(ms: number | null): number {
  if (ms === null || !Number.isFinite(ms)) return 0
  const left = (SPEED_BONUS.noneMs - ms) / (SPEED_BONUS.noneMs - SPEED_BONUS.fullMs)
  return Math.round(SPEED_BONUS.points * Math.min(1, Math.max(0, left)))
}
