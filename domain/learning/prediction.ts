import { chanceOfRight, type Told } from './evidence.ts'
import { type Memory, retrievability } from './memory.ts'

/**
 * How likely a word is still known: the curve of FSRS, corrected by what the school's own answers have shown. Its default parameters
 * are those of adults; here each answer on a later day corrects them a little, by logistic regression that learns one answer at a
 * time (Newton's steps, from a prior that says the curve is right).
 */

/** What of a memory tells whether a word is known. */
export interface Facts {
  /** What the curve predicts, from 0 to 1. */
  curve: number
  /** Whether the day that moved the memory last did so by a right answer. */
  wasRight: boolean
  /** Separate days with a success. */
  days: number
}

/** An answer on a later day, with what had been known of its word before it. `options` as in `Told`. */
export interface Shown {
  facts: Facts
  options: number | null
  right: boolean
  /** How many such answers; one where it is left out. */
  count?: number
}

type Four = readonly [number, number, number, number]

/** What was learnt: how much each of the facts counts, and how unsure that still is (a covariance). */
export interface Predictor {
  weights: Four
  spread: FourOf<Four>
}

/** Before any answer the curve is taken as it is. */
export const NOTHING_LEARNT: Predictor = {
  weights: [0, 1, 0, 0],
  spread: [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
  ],
}

/** Null before an answer that tells anything. `day` is the school's. */
export function factsOf(memory: Memory, day: string): Facts | null {
  if (memory.stability === null) return null
  return { curve: retrievability(memory, day), wasRight: memory.movedRight, days: memory.days }
}

/** From 0 to 1, and neither of them. */
export function chanceKnown({ weights }: Predictor, its: Facts): number {
  return 1 / (1 + Math.exp(-dot(weights, numbersOf(its))))
}

/** What is known after some more answers, in the order in which they came. */
export function learn(before: Predictor, answers: readonly Shown[]): Predictor {
  let learnt = before
  for (const shown of answers)
    for (let left = shown.count ?? 1; left > 0; left--) learnt = learnOne(learnt, shown)
  return learnt
}

/** What is predicted of answers in turn: those of each period by what the periods before it have shown. */
export function predicted(periods: readonly (readonly Shown[])[]): Told[] {
  let learnt = NOTHING_LEARNT
  return periods.flatMap((answers) => {
    const told = answers.map(({ facts, options, right, count = 1 }) => ({
      chance: chanceKnown(learnt, facts),
      options,
      right,
      count,
    }))
    learnt = learn(learnt, answers)
    return told
  })
}

/** More than so many days of success tell no more. */
export const MOST_DAYS = 5
/** Nothing is taken for certain, so that no single answer overthrows what was learnt. */
const LEAST = 0.01

function numbersOf({ curve, wasRight, days }: Facts): Four {
  const part = within(curve)
  return [1, Math.log(part / (1 - part)), wasRight ? 1 : 0, Math.min(days, MOST_DAYS)]
}

/** One step of Newton's method, its matrix kept inverted (Sherman and Morrison). */
function learnOne(before: Predictor, { facts: its, options, right }: Shown): Predictor {
  const { weights, spread } = before
  const numbers = numbersOf(its)
  const known = chanceKnown(before, its)
  const likely = within(chanceOfRight({ chance: known, options }))
  // How much more likely a right answer becomes as the sum grows: nothing, where only one could be chosen.
  const slope = (options === null ? 1 : 1 - 1 / options) * known * (1 - known)
  const error = ((right ? 1 : 0) - likely) / (likely * (1 - likely))
  const bend = slope ** 2 / (likely * (1 - likely))
  const turned = each(spread, (row) => dot(row, numbers))
  const scale = bend / (1 + bend * dot(turned, numbers))
  const narrowed = each(spread, (row, place) =>
    each(row, (value, column) => value - scale * (turned[place] ?? 0) * (turned[column] ?? 0)),
  )
  const steps = each(narrowed, (row) => error * slope * dot(row, numbers))
  return { weights: each(weights, (weight, place) => weight + (steps[place] ?? 0)), spread: narrowed }
}

function within(part: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, part))
}

function dot(one: Four, other: Four): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]
}

type FourOf<T> = readonly [T, T, T, T]

function each<T, U>([a, b, c, d]: FourOf<T>, made: (value: T, place: number) => U): [U, U, U, U] {
  return [made(a, 0), made(b, 1), made(c, 2), made(d, 3)]
}
